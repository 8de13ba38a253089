import type { Database } from '../db/schema.ts';
import { getScan } from '../scans/read-scans.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { compareScans } from './compare-scans.ts';
import type { ScanChange } from './comparison-record.ts';

/** Pairs that are cached: each has some hundred small rows at most. */
const maxKept = 50;

/**
 * Compares scans once and caches the result until either changes, so that its pages are read from memory. A
 * scan's `revision` increases with every visible change, including marks and changes by other processes.
 */
export class ComparisonReader {
  readonly #db: Database;
  readonly #kept = new Map<string, Promise<ScanChange>>();

  constructor(db: Database) {
    this.#db = db;
  }

  async compare(base: ScanRow, here: ScanRow): Promise<ScanChange> {
    const key = keyOf(base, here);
    const kept = this.#kept.get(key) ?? this.#compareAfresh(base, here);
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

  /**
   * A scan that changes while it is read is read once more, because its batches may not agree. A running scan is
   * compared as it was at that moment.
   */
  async #compareAfresh(base: ScanRow, here: ScanRow): Promise<ScanChange> {
    const first = await compareScans(this.#db, base, here);
    const [baseNow, hereNow] = [await getScan(this.#db, base.id), await getScan(this.#db, here.id)];
    return keyOf(baseNow, hereNow) === keyOf(base, here) ? first : compareScans(this.#db, baseNow, hereNow);
  }
}

function keyOf(base: ScanRow, here: ScanRow): string {
  return `${base.id} ${base.revision} ${here.id} ${here.revision}`;
}
