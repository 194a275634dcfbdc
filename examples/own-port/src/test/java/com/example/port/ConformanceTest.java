package com.example.port;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectDirectories;
import org.junit.platform.suite.api.Suite;

/** Every trace of this project through the port under test, one test a check. */
@Suite
@IncludeEngines("goldtrace")
@SelectDirectories("traces")
@ConfigurationParameter(key = "goldtrace.subject", value = "com.example.port.WalkingPort")
class ConformanceTest {}
