/**
 * Shares what one test at a time can use, such as a tab, among tests that run side by side: returns a function that does work with the
 * one that is free first.
 */
export function shareLanes<Lane>(lanes: readonly Lane[]): <T>(work: (lane: Lane) => Promise<T>) => Promise<T> {
  const free = [...lanes];
  const waiting: ((lane: Lane) => void)[] = [];
  return async (work) => {
    const lane =
      free.pop() ??
      (await new Promise<Lane>((resolve) => {
        waiting.push(resolve);
      }));
    try {
      return await work(lane);
    } finally {
      const next = waiting.shift();
      if (next === undefined) free.push(lane);
      else next(lane);
    }
  };
}
