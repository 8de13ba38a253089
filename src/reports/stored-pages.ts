import { sql } from 'kysely';
import type { Database } from '../adapters/db/schema.ts';

/** This takes some megabytes. The pages of a larger scan are sometimes read again. */
const maxKept = 20_000;

type StoredPage = { readonly url: string; readonly entry: string };

/**
 * The data that reports show about an occurrence's page, by id, each read once per report. The same pages occur in many
 * groups, and joining them to every batch of occurrences took half of the time.
 */
export class StoredPages {
  readonly #db: Database;
  readonly #known = new Map<number, StoredPage>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The existing ones of these pages. */
  async read(pageIds: Iterable<number>): Promise<ReadonlyMap<number, StoredPage>> {
    const wanted = new Set(pageIds);
    if (this.#known.size + wanted.size > maxKept) this.#known.clear();
    const missing = [...wanted].filter((id) => !this.#known.has(id));
    if (missing.length === 0) return this.#known;
    const { rows } = await sql<StoredPage & { readonly id: number }>`
      select id, url, entry from pages
      where id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(missing)}::jsonb))
    `.execute(this.#db);
    for (const { id, ...page } of rows) this.#known.set(id, page);
    return this.#known;
  }
}
