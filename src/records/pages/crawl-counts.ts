import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { CrawlCounts } from '../../finding-pages/crawl/admit-link.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import { digestKey } from './digest-key.ts';

/** The counts of some keys of a crawl, read from the database and then changed in memory. */
export class StoredCounts implements CrawlCounts {
  readonly #scanId: string;
  readonly #counts: Map<string, number>;
  readonly #changed = new Set<string>();

  private constructor(scanId: string, counts: Map<string, number>) {
    this.#scanId = scanId;
    this.#counts = counts;
  }

  /** The caller must hold the scan's row until `write`. */
  static async read(tx: Transaction<Schema>, scanId: string, keys: readonly string[]): Promise<StoredCounts> {
    const digests = [...new Set(keys)].map(digestKey);
    const { rows } = await sql<{ key: string; count: number }>`
      select key, count from crawl_counts
      where scan_id = ${scanId}::uuid and key in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(digests)}::jsonb))
    `.execute(tx);
    return new StoredCounts(scanId, new Map(rows.map(({ key, count }) => [key, count])));
  }

  readonly get = (key: string): number => this.#counts.get(digestKey(key)) ?? 0;

  readonly add = (key: string): void => {
    const digest = digestKey(key);
    this.#counts.set(digest, (this.#counts.get(digest) ?? 0) + 1);
    this.#changed.add(digest);
  };

  async write(tx: Transaction<Schema>): Promise<void> {
    if (this.#changed.size === 0) return;
    const rows = [...this.#changed].map((key) => ({ key, count: this.#counts.get(key) }));
    await sql`
      insert into crawl_counts (scan_id, key, count)
      select ${this.#scanId}::uuid, key, count from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (key uuid, count integer)
      on conflict (scan_id, key) do update set count = excluded.count
    `.execute(tx);
  }
}
