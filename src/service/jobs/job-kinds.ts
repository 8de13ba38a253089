import { deleteScanKind } from './delete-scan-job.ts';
import type { JobKind } from './job-kind.ts';
import { applyMarkKind, endMarkKind, removeMarkKind } from './mark-jobs.ts';
import { removeDataKind, retentionKind } from './retention-jobs.ts';
import { runSchedulesKind } from './schedule-jobs.ts';
import { sweepFilesKind, tidyScreenshotsKind } from './screenshot-jobs.ts';
import type { WebhookSending } from './webhook-jobs.ts';
import { sendWebhookKind } from './webhook-jobs.ts';

/** What kinds need in addition to their context. `webhooks`: undefined if nothing is sent. */
type KindParts = { readonly webhooks?: WebhookSending | undefined };

/** Every kind of job. A process runs no job of another kind. */
export const listJobKinds = ({ webhooks }: KindParts): readonly JobKind[] => [
  deleteScanKind,
  retentionKind,
  removeDataKind,
  applyMarkKind,
  removeMarkKind,
  endMarkKind,
  tidyScreenshotsKind,
  sweepFilesKind,
  runSchedulesKind,
  sendWebhookKind(webhooks),
];
