/**
 * Golden files of the project's own traces: recorded as pending results beside the golden files,
 * reviewed, then accepted or rejected. Golden files of outside origin are never touched.
 */
package dev.goldtrace.authoring;
