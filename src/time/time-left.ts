/**
 * Milliseconds until a deadline of `performance.now()`. At least 1, even after the deadline, because a timer with a
 * negative delay prints a warning, and Playwright reads 0 as no limit.
 */
export function timeLeft(deadline: number): number {
  return Math.max(1, deadline - performance.now());
}

export function isOver(deadline: number): boolean {
  return performance.now() >= deadline;
}
