/** Whether this machine, this repository and this program are fit to judge a port. */
package dev.goldtrace.doctor;
