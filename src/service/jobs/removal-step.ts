import { z } from 'zod';
import type { Removed } from '../../records/scans/remove-deleted-scan.ts';
import { countRowsToRemove, removalPlaceSchema, removalStart } from '../../records/scans/remove-deleted-scan.ts';
import type { JobContext, JobKind } from './job-kind.ts';

const cursorSchema = z.object({ removed: z.int(), total: z.int(), at: removalPlaceSchema });

/** Workers need seconds to notice that a scan is deleted, and to release its pages. */
const waitForWorkersSeconds = 2;

type Remove = (context: JobContext, scanId: string, from: Removed['at']) => Promise<Removed>;

/**
 * The step of a job that removes a scan's rows and files piece by piece, and reports progress. The job's key is the
 * scan's id.
 */
export function removalStep(remove: Remove): JobKind['step'] {
  return async (context, { key: scanId, cursor }) => {
    const before = cursorSchema.nullable().parse(cursor) ?? {
      removed: 0,
      total: await countRowsToRemove(context.db, scanId),
      at: removalStart,
    };
    const { left, at, rows } = await remove(context, scanId, before.at);
    const removed = before.removed + rows;
    const total = Math.max(before.total, removed);
    const progress = { done: left === 'nothing' ? total : removed, total };
    if (left === 'nothing') return { kind: 'done', progress };
    const afterSeconds = left === 'in-flight' ? waitForWorkersSeconds : 0;
    return { kind: 'continue', cursor: { removed, total, at }, progress, afterSeconds };
  };
}
