import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Some megabytes: a larger scan's are read again now and then. */
const maxKept = 20_000;

/**
 * The addresses of pages by id, each read once per report: pages come again in group after group, and joining them to every
 * batch of occurrences took half of its time.
 */
export class PageAddresses {
  readonly #db: Database;
  readonly #known = new Map<number, string>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Of these pages, those that are there. */
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
