package com.example.port;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectDirectories;
import org.junit.platform.suite.api.Suite;

/**
 * Every trace of this project through the port under test, one test a check. That there is a test
 * at all is Surefire's to look after: it also knows of filters by tag.
 */
@Suite(failIfNoTests = false)
@IncludeEngines("goldtrace")
@SelectDirectories("traces")
@ConfigurationParameter(key = "goldtrace.subject", value = "com.example.port.WalkingPort")
class ConformanceTest {}
