import { compareScanKind } from './compare-scan-job.ts';
import { deleteScanKind } from './delete-scan-job.ts';
import type { JobKind } from './job-kind.ts';
import { applyMarkKind, endMarkKind, removeMarkKind } from './mark-jobs.ts';
import { removeDataKind, retentionKind } from './retention-jobs.ts';
import { runSchedulesKind } from './schedule-jobs.ts';
import { sweepFilesKind, tidyScreenshotsKind } from './screenshot-jobs.ts';

/** The kinds of jobs that need only their context. `prepareJobs` adds the others. */
export const jobKinds: readonly JobKind[] = [
  deleteScanKind,
  compareScanKind,
  retentionKind,
  removeDataKind,
  applyMarkKind,
  removeMarkKind,
  endMarkKind,
  tidyScreenshotsKind,
  sweepFilesKind,
  runSchedulesKind,
];
