import { deleteScanKind } from './delete-scan-job.ts';
import type { JobKind } from './job-kind.ts';
import { applyMarkKind, endMarkKind, removeMarkKind } from './mark-jobs.ts';
import { removeDataKind, retentionKind } from './retention-jobs.ts';
import { runSchedulesKind } from './schedule-jobs.ts';
import { sweepFilesKind, tidyScreenshotsKind } from './screenshot-jobs.ts';
import { sendWebhookKind } from './webhook-jobs.ts';

/** Every kind of job. A process runs no job of another kind. */
export const jobKinds: readonly JobKind[] = [
  deleteScanKind,
  retentionKind,
  removeDataKind,
  applyMarkKind,
  removeMarkKind,
  endMarkKind,
  tidyScreenshotsKind,
  sweepFilesKind,
  runSchedulesKind,
  sendWebhookKind,
];
