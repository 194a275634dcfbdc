/**
 * Files that are there as a whole or not at all, and what is left over of runs that were killed.
 */
package dev.goldtrace.file;
