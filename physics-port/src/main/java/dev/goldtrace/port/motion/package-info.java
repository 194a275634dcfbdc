/**
 * The motion interpreter and the motion states: which motions an object has been asked to play, and
 * which it plays (spec motion-interpreter.md, and moveto.md section 1 for the parameters).
 */
package dev.goldtrace.port.motion;
