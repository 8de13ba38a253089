import { z } from 'zod';
import {
  countRowsToRemove,
  removalPlaceSchema,
  removalStart,
  removeDeletedScan,
} from '../scans/remove-deleted-scan.ts';
import { deleteScanJob } from '../scans/scan-jobs.ts';
import type { JobKind } from './job-kind.ts';

const cursorSchema = z.object({ removed: z.int(), total: z.int(), at: removalPlaceSchema });

/** Workers notice within seconds that a scan is deleted, and release its pages. */
const waitForWorkersSeconds = 2;

/** Removes the rows and files of a deleted scan. Its key is the scan's id. */
export const deleteScanKind: JobKind = {
  kind: deleteScanJob,
  step: async (context, { key: scanId, cursor }) => {
    const before = cursorSchema.nullable().parse(cursor) ?? {
      removed: 0,
      total: await countRowsToRemove(context.db, scanId),
      at: removalStart,
    };
    const { left, at, rows } = await removeDeletedScan(context, scanId, before.at);
    const removed = before.removed + rows;
    const total = Math.max(before.total, removed);
    const progress = { done: left === 'nothing' ? total : removed, total };
    if (left === 'nothing') return { kind: 'done', progress };
    const afterSeconds = left === 'in-flight' ? waitForWorkersSeconds : 0;
    return { kind: 'continue', cursor: { removed, total, at }, progress, afterSeconds };
  },
};
