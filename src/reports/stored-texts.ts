import { sql } from 'kysely';
import type { Database } from '../adapters/db/schema.ts';

/** This takes some megabytes. The texts of a larger scan are sometimes read again. */
const maxKept = 5_000;

/** The texts of a scan's occurrences by their keys. Each is read once per report, because many rows share a text. */
export class StoredTexts {
  readonly #db: Database;
  readonly #scanId: string;
  readonly #known = new Map<string, string>();

  constructor(db: Database, scanId: string) {
    this.#db = db;
    this.#scanId = scanId;
  }

  /** The existing ones of these texts. */
  async read(keys: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    const missing: string[] = [];
    for (const key of keys) {
      const text = this.#known.get(key);
      if (text === undefined) missing.push(key);
      else found.set(key, text);
    }
    if (missing.length === 0) return found;
    const { rows } = await sql<{ readonly key: string; readonly text: string }>`
      select key, text from occurrence_texts
      where scan_id = ${this.#scanId}::uuid and key = any (${`{${missing.join(',')}}`}::text::uuid[])
    `.execute(this.#db);
    if (this.#known.size + rows.length > maxKept) this.#known.clear();
    for (const { key, text } of rows) {
      found.set(key, text);
      this.#known.set(key, text);
    }
    return found;
  }
}
