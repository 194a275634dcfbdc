/** Whom an object watches, and who watches it (spec position-managers.md section 7). */
package dev.goldtrace.port.target;
