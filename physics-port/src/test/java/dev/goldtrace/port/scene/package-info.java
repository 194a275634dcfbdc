/** A small world for tests: objects whose environment does what the test says. */
package dev.goldtrace.port.scene;
