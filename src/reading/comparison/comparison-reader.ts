import type { Database } from '../../adapters/db/schema.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import { compareScans } from './compare-scans.ts';
import type { ComparedScans } from './compared-scans.ts';
import type { ScanChange } from './comparison-record.ts';
import type { LocatedChanges } from './locate-changes.ts';
import { locateChanges } from './locate-changes.ts';

/** Each kept comparison has at most some hundred small rows, and each list of changes a row per page and group. */
const keptComparisons = 50;
const keptLists = 4;

/**
 * Compares scans once and keeps the result until either changes, so that its pages are read from memory. A scan's
 * `revision` increases with every visible change, including marks and changes by other processes.
 */
export class ComparisonReader {
  readonly #comparisons = new Latest<ScanChange>(keptComparisons);
  readonly #lists = new Latest<LocatedChanges>(keptLists);

  /** Compares the scans as `db` has them. */
  async compare(db: Database, scans: ComparedScans): Promise<ScanChange> {
    return this.#comparisons.get(keyOf(scans), async () => compareAfresh(db, scans));
  }

  /** Finds the pages and groups whose findings changed. */
  async locate(db: Database, scans: ComparedScans): Promise<LocatedChanges> {
    return this.#lists.get(keyOf(scans), async () => locateChanges(db, scans));
  }
}

/** Keeps the values that were asked for last. */
class Latest<T> {
  readonly #kept = new Map<string, Promise<T>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  async get(key: string, read: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key) ?? read();
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const oldest of [...this.#kept.keys()].slice(0, -this.#most)) this.#kept.delete(oldest);
    try {
      return await kept;
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }
}

/**
 * Reads a scan once more if it changed during the read, because its batches may not agree. A running scan is compared
 * as it is at that moment.
 */
async function compareAfresh(db: Database, scans: ComparedScans): Promise<ScanChange> {
  const first = await compareScans(db, scans);
  const base = await getWholeScan(db, scans.base.id);
  const here = await getWholeScan(db, scans.here.id);
  const now = { base, here, origins: scans.origins };
  return keyOf(now) === keyOf(scans) ? first : compareScans(db, now);
}

function keyOf({ base, here, origins }: ComparedScans): string {
  return `${base.id} ${base.revision} ${here.id} ${here.revision} ${origins?.text ?? ''}`;
}
