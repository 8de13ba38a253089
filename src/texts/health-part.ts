import type { Saying } from './saying.ts';

/**
 * The state of one part of the service. `degraded`: it works with limits. `detail` says what was observed,
 * `remedy` what to do about it, each in one or two sentences.
 */
export type HealthPart = {
  readonly status: 'ok' | 'degraded' | 'failed';
  readonly detail?: Saying | undefined;
  readonly remedy?: Saying | undefined;
};
