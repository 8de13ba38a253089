/**
 * How one part of the service does. `degraded`: it works, with less than it should have. `detail` says what was seen,
 * `remedy` what to do about it, each in one or two sentences.
 */
export type HealthPart = {
  readonly status: 'ok' | 'degraded' | 'failed';
  readonly detail?: string | undefined;
  readonly remedy?: string | undefined;
};
