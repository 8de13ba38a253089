import type { Database } from '../adapters/db/schema.ts';
import type { ReportGroup } from './report-model.ts';

export type Window = { readonly offset: number; readonly limit: number };

/** The pages that a window of occurrences is on, in order. `skipped`: occurrences on the first page before it. */
export type PagesOfWindow = { readonly pageIds: readonly number[]; readonly skipped: number };

/**
 * The occurrences of a group in the order of its pages. Their ordinals follow the order in which pages were recorded,
 * which differs from scan to scan.
 */
export class OccurrencePlaces {
  readonly #pageIds: readonly number[];
  /** For each page, the number of occurrences up to its end. */
  readonly #ends: readonly number[];

  private constructor(rows: readonly { readonly page_id: number; readonly stored_count: number }[]) {
    let end = 0;
    this.#pageIds = rows.map(({ page_id: id }) => id);
    this.#ends = rows.map(({ stored_count: count }) => (end += count));
  }

  /** Undefined if the group has changed since the report's head was read. */
  static async read(
    db: Database,
    { id, storedCount }: Pick<ReportGroup, 'id' | 'storedCount'>,
  ): Promise<OccurrencePlaces | undefined> {
    const rows = await db
      .selectFrom('group_pages')
      .select(['page_id', 'stored_count'])
      .where('group_id', '=', id)
      .where('stored_count', '>', 0)
      .orderBy('page_id')
      .execute();
    const places = new OccurrencePlaces(rows);
    return (places.#ends.at(-1) ?? 0) === storedCount ? places : undefined;
  }

  find({ offset, limit }: Window): PagesOfWindow {
    const [first, last] = [this.#pageAt(offset), this.#pageAt(offset + limit - 1)];
    return { pageIds: this.#pageIds.slice(first, last + 1), skipped: offset - (this.#ends[first - 1] ?? 0) };
  }

  /** The position of the page that has this occurrence, by bisection. */
  #pageAt(place: number): number {
    let [from, to] = [0, this.#ends.length - 1];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((this.#ends[middle] ?? 0) > place) to = middle;
      else from = middle + 1;
    }
    return from;
  }
}
