import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Some megabytes. The pages of a larger scan are read again now and then. */
const maxKept = 20_000;

/**
 * The URLs of pages by id, each read once per report. The same pages occur in many groups, and joining them to
 * every batch of occurrences took half of the time.
 */
export class PageUrls {
  readonly #db: Database;
  readonly #known = new Map<number, string>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Those of these pages that exist. */
  async read(pageIds: Iterable<number>): Promise<ReadonlyMap<number, string>> {
    const wanted = new Set(pageIds);
    if (this.#known.size + wanted.size > maxKept) this.#known.clear();
    const missing = [...wanted].filter((id) => !this.#known.has(id));
    if (missing.length === 0) return this.#known;
    const { rows } = await sql<{ readonly id: number; readonly url: string }>`
      select id, url from pages
      where id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(missing)}::jsonb))
    `.execute(this.#db);
    for (const { id, url } of rows) this.#known.set(id, url);
    return this.#known;
  }
}
