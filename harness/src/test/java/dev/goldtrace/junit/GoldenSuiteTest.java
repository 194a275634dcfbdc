package dev.goldtrace.junit;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectDirectories;
import org.junit.platform.suite.api.Suite;

/** Every trace and every file of function vectors of this repository, one test a check. */
@Suite
@IncludeEngines(GoldtraceTestEngine.ID)
@ConfigurationParameter(key = EngineSettings.ROOT, value = "..")
@SelectDirectories({"traces", "golden/vectors"})
class GoldenSuiteTest {}
