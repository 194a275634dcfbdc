/**
 * The program as a process of its own: killed, on a full disk, two at once, and under other
 * settings of its virtual machine.
 */
package dev.goldtrace.robust;
