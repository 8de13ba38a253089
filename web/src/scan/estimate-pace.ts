export type PaceSample = { readonly atMs: number; readonly pagesDone: number };
export type Pace = { readonly pagesPerMinute: number; readonly msPerPage: number };

const windowMs = 60_000;
const leastPages = 2;

/** The samples of the last minute, including the new one. When pages return to pending, counting starts again. */
export function keepRecent(samples: readonly PaceSample[], sample: PaceSample): readonly PaceSample[] {
  const recent = samples.filter(
    ({ atMs, pagesDone }) => sample.atMs - atMs <= windowMs && pagesDone <= sample.pagesDone,
  );
  return [...recent, sample];
}

/** Undefined until enough pages are done for an estimate. */
export function estimatePace(samples: readonly PaceSample[]): Pace | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const pages = last.pagesDone - first.pagesDone;
  const elapsedMs = last.atMs - first.atMs;
  if (pages < leastPages || elapsedMs <= 0) return undefined;
  return { pagesPerMinute: (pages / elapsedMs) * 60_000, msPerPage: elapsedMs / pages };
}
