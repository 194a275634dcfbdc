/** Recordings in the golden format from anywhere: single files, folders and zip files. */
package dev.goldtrace.recording;
