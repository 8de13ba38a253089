import { z } from 'zod';
import { findOldScans } from '../../records/scans/find-old-scans.ts';
import { reduceToSummary, removeHiddenData } from '../../records/scans/reduce-to-summary.ts';
import { removeDataJob } from '../../records/scans/scan-jobs.ts';
import { readRetention } from '../settings/read-settings.ts';
import { retentionJob } from '../settings/retention-job.ts';
import type { JobKind } from './job-kind.ts';
import { removalStep } from './removal-step.ts';

const placeSchema = z.object({ done: z.int(), at: z.object({ finishedAt: z.string(), id: z.uuid() }) });

/** Finds scans whose data the settings no longer keep. A separate job removes the data of each scan. */
export const retentionKind: JobKind = {
  kind: retentionJob.kind,
  step: async ({ db }, { cursor }) => {
    const retention = await readRetention(db);
    if (retention === undefined) return { kind: 'done' };
    const before = placeSchema.nullable().parse(cursor);
    const { ids, after } = await findOldScans(db, retention, before?.at ?? null);
    for (const id of ids) await reduceToSummary(db, id, retention);
    const done = (before?.done ?? 0) + ids.length;
    if (after === null) return { kind: 'done', progress: { done, total: done } };
    return { kind: 'continue', cursor: { done, at: after } };
  },
};

/** Removes the rows and files of a scan, except its summary. The key is the scan's id. */
export const removeDataKind: JobKind = { kind: removeDataJob, step: removalStep(removeHiddenData) };
