import type { Database } from '../../adapters/db/schema.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import { compareScans } from './compare-scans.ts';
import type { ComparedScans } from './compared-scans.ts';
import type { ScanChange } from './comparison-record.ts';

/** The limit of cached pairs. Each has at most some hundred small rows. */
const maxKept = 50;

/**
 * Compares scans once and caches the result until either changes, so that its pages are read from memory. A scan's
 * `revision` increases with every visible change, including marks and changes by other processes.
 */
export class ComparisonReader {
  readonly #kept = new Map<string, Promise<ScanChange>>();

  /** Compares the scans as `db` has them. */
  async compare(db: Database, scans: ComparedScans): Promise<ScanChange> {
    const key = keyOf(scans);
    const kept = this.#kept.get(key) ?? compareAfresh(db, scans);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const oldest of [...this.#kept.keys()].slice(0, -maxKept)) this.#kept.delete(oldest);
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
