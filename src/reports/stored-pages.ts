import { sql } from 'kysely';
import type { Database } from '../adapters/db/schema.ts';

/** Some megabytes. The pages of a larger scan are read again now and then. */
const maxKept = 20_000;

type StoredPage = { readonly url: string };

/**
 * What reports say about the page of an occurrence, by its id, each read once per report. The same pages occur in many groups, and joining
 * them to every batch of occurrences took half of the time.
 */
export class StoredPages {
  readonly #db: Database;
  readonly #known = new Map<number, StoredPage>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Those of these pages that exist. */
  async read(pageIds: Iterable<number>): Promise<ReadonlyMap<number, StoredPage>> {
    const wanted = new Set(pageIds);
    if (this.#known.size + wanted.size > maxKept) this.#known.clear();
    const missing = [...wanted].filter((id) => !this.#known.has(id));
    if (missing.length === 0) return this.#known;
    const { rows } = await sql<StoredPage & { readonly id: number }>`
      select id, url from pages
      where id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(missing)}::jsonb))
    `.execute(this.#db);
    for (const { id, ...page } of rows) this.#known.set(id, page);
    return this.#known;
  }
}
