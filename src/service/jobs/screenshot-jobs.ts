import { removeLeftoverScreenshots, removeUnusedScreenshots } from '../../records/pages/remove-unused-screenshots.ts';
import { tidyScreenshotsJob } from '../../records/scans/scan-jobs.ts';
import type { JobKind } from './job-kind.ts';

/** There is one file store, and so one key. Each process enqueues this job when it starts. */
export const sweepFilesJob = { kind: 'sweep-files', key: 'screenshots' } as const;

export const tidyScreenshotsKind: JobKind = {
  kind: tidyScreenshotsJob,
  step: async (context, { key: scanId }) => {
    await removeUnusedScreenshots(context, scanId);
    return { kind: 'done' };
  },
};

export const sweepFilesKind: JobKind = {
  kind: sweepFilesJob.kind,
  step: async (context) => {
    await removeLeftoverScreenshots(context);
    return { kind: 'done' };
  },
};
