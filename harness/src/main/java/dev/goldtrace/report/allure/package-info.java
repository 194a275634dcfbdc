/**
 * Writes results as Allure reads them, one a trace and check, and makes the HTML report of them.
 */
package dev.goldtrace.report.allure;
