/** Which build of the project this is. */
package dev.goldtrace.version;
