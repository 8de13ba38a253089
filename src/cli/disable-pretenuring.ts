import { setFlagsFromString } from 'node:v8';

export const noPretenuring = '--no-allocation-site-pretenuring';

/**
 * At the start, while its young generation is small, V8 learns that what reports read lives long, and from then on allocates it
 * where only a full garbage collection frees it. Without that a report's rows are freed soon after they were sent
 * (docs/decisions/0008-performance-choices.md). Call this before anything else runs. V8 ignores a flag that it does not know.
 */
export function disablePretenuring(): void {
  setFlagsFromString(noPretenuring);
}
