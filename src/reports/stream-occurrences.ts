import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../adapters/db/schema.ts';
import { readOccurrenceBatch } from './read-occurrence-batch.ts';
import type { StoredOccurrence } from './read-occurrence-batch.ts';
import type { Window } from './occurrence-places.ts';
import { OccurrencePlaces } from './occurrence-places.ts';
import type { ReportGroup } from './report-model.ts';

const batchSize = 500;
/** Adjacent occurrences are similar, so many small samples show more than a few long ones. */
const spreadBatchSize = 100;

type Batches = AsyncGenerator<readonly StoredOccurrence[]>;

/**
 * Every occurrence of a group that was stored when its head was read, in the order of pages, in batches. The next batch is read
 * while one is in memory, so that a server works while we write. Throws if rows are missing (the scan was deleted in
 * the meantime), because the output so far must not look complete.
 */
export async function* streamOccurrences(db: Database, group: ReportGroup, size = batchSize): Batches {
  const places = await OccurrencePlaces.read(db, group);
  const read = (offset: number) => {
    if (offset >= group.storedCount) return undefined;
    const limit = Math.min(size, group.storedCount - offset);
    const window = readWindow({ db, group, places }, { offset, limit });
    // It may fail while the previous batch is being written. The error surfaces when its turn comes.
    void window.catch(() => undefined);
    return window;
  };
  let ahead = read(0);
  try {
    for (let offset = size; ahead !== undefined; offset += size) {
      const batch = await ahead;
      // A reader that requests small pieces seldom reads all of them.
      if (size === batchSize) ahead = read(offset);
      yield batch;
      if (size !== batchSize) ahead = read(offset);
    }
  } finally {
    // A reader that stops early leaves a query running. It ends before this function returns.
    await ahead?.catch(() => undefined);
  }
}

/**
 * At most `most` occurrences in windows spread evenly over the group, in order, or all of them if they fit. Pages are
 * adjacent in a group, so the windows cover its first and last pages alike.
 */
export async function* streamSpreadOccurrences(
  db: Database,
  group: ReportGroup,
  { most, window = spreadBatchSize }: { readonly most: number; readonly window?: number },
): Batches {
  if (group.storedCount <= most) {
    yield* streamOccurrences(db, group);
    return;
  }
  const places = await OccurrencePlaces.read(db, group);
  const limit = Math.min(window, most);
  const windows = Math.max(1, Math.floor(most / limit));
  for (let index = 0; index < windows; index += 1) {
    const offset = windows === 1 ? 0 : Math.floor((index * (group.storedCount - limit)) / (windows - 1));
    yield await readWindow({ db, group, places }, { offset, limit });
  }
}

type Source = {
  readonly db: Database;
  readonly group: ReportGroup;
  readonly places: OccurrencePlaces | undefined;
};

async function readWindow({ db, group, places }: Source, window: Window): Promise<readonly StoredOccurrence[]> {
  // The embedded database answers within the same turn of the event loop. Without this, no other request would be
  // served.
  await nextTurn();
  const occurrences = await readOccurrenceBatch(db, group, { ...window, places });
  if (occurrences.length === window.limit) return occurrences;
  throw new Error(`Occurrences of group ${group.id} went missing while its report was written.`);
}
