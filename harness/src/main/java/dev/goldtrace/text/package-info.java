/** Words as people type them: what they may have meant. */
package dev.goldtrace.text;
