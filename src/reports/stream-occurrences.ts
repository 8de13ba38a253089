import type { Database } from '../db/schema.ts';
import type { Occurrence } from '../issues/issue-card.ts';
import { readOccurrences } from '../issues/read-occurrences.ts';
import type { ReportGroup } from './report-model.ts';

const batchSize = 500;

/**
 * Every stored occurrence of a group that was there when its head was read, in order, in batches: one is in
 * memory at a time. Throws when rows are missing (the scan was deleted meanwhile): what was written until
 * then must not look whole.
 */
export async function* streamOccurrences(db: Database, group: ReportGroup): AsyncGenerator<readonly Occurrence[]> {
  for (let offset = 0; offset < group.storedCount; offset += batchSize) {
    yield await readWindow(db, group, { offset, limit: Math.min(batchSize, group.storedCount - offset) });
  }
}

/**
 * At most `most` occurrences in windows spread evenly over the group, in order; all of them where they fit.
 * Pages follow each other in a group, so the windows reach its first and its last pages alike.
 */
export async function* streamSpreadOccurrences(
  db: Database,
  group: ReportGroup,
  most: number,
): AsyncGenerator<readonly Occurrence[]> {
  if (group.storedCount <= most) {
    yield* streamOccurrences(db, group);
    return;
  }
  const windowSize = Math.min(50, most);
  const windows = Math.floor(most / windowSize);
  for (let index = 0; index < windows; index += 1) {
    const offset = Math.floor((index * (group.storedCount - windowSize)) / Math.max(1, windows - 1));
    yield await readWindow(db, group, { offset, limit: windowSize });
  }
}

async function readWindow(
  db: Database,
  group: ReportGroup,
  window: { readonly offset: number; readonly limit: number },
): Promise<readonly Occurrence[]> {
  const occurrences = await readOccurrences(db, group.id, window);
  if (occurrences.length === window.limit) return occurrences;
  throw new Error(`Occurrences of group ${group.id} went missing while its report was written.`);
}
