import { z } from 'zod';
import { findOldScans } from '../scans/find-old-scans.ts';
import { reduceToSummary, removeHiddenData } from '../scans/reduce-to-summary.ts';
import { countRowsToRemove, removalPlaceSchema, removalStart } from '../scans/remove-deleted-scan.ts';
import { removeDataJob } from '../scans/scan-jobs.ts';
import { readRetention } from '../settings/read-settings.ts';
import { retentionJob } from '../settings/retention-job.ts';
import type { JobKind } from './job-kind.ts';

const placeSchema = z.object({ done: z.int(), at: z.object({ finishedAt: z.string(), id: z.uuid() }) });

/** Finds scans that the settings let stay whole no longer. The data of each is removed by a job of its own. */
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

const cursorSchema = z.object({ removed: z.int(), total: z.int(), at: removalPlaceSchema });

/** Removes the rows and files of a scan of which only the summary stays. Its key is the scan's id. */
export const removeDataKind: JobKind = {
  kind: removeDataJob,
  step: async (context, { key: scanId, cursor }) => {
    const before = cursorSchema.nullable().parse(cursor) ?? {
      removed: 0,
      total: await countRowsToRemove(context.db, scanId),
      at: removalStart,
    };
    const { left, at, rows } = await removeHiddenData(context, scanId, before.at);
    const removed = before.removed + rows;
    const total = Math.max(before.total, removed);
    if (left === 'nothing') return { kind: 'done', progress: { done: total, total } };
    return { kind: 'continue', cursor: { removed, total, at }, progress: { done: removed, total } };
  },
};
