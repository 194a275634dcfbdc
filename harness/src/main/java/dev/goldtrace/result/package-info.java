/**
 * The result of a run as data: what the JSON form holds (docs/schema/results-v1.schema.json), and
 * the other forms made from it. Members that do not apply are null and left out.
 */
package dev.goldtrace.result;
