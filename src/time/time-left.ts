/**
 * Milliseconds until a deadline of `performance.now()`. At least 1, also when it has passed: a timer with a negative delay
 * prints a warning, and for Playwright 0 means no limit.
 */
export function timeLeft(deadline: number): number {
  return Math.max(1, deadline - performance.now());
}

export function isOver(deadline: number): boolean {
  return performance.now() >= deadline;
}
