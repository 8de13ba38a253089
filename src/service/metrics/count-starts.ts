import type { Metrics } from './metrics.ts';

/** Returns a function that also counts the results of `launch`. */
export function countStarts<T>(launch: () => Promise<T>, metrics: Metrics | undefined): () => Promise<T> {
  if (metrics === undefined) return launch;
  return async () => {
    try {
      const browser = await launch();
      metrics.browserStarted('started');
      return browser;
    } catch (error) {
      metrics.browserStarted('failed');
      throw error;
    }
  };
}
