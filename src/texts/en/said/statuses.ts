/** The status of a scan, within a sentence. */
export const statuses = {
  queued: 'queued',
  running: 'running',
  pausing: 'pausing',
  paused: 'paused',
  completed: 'completed',
  partial: 'partial',
  failed: 'failed',
} as const;
