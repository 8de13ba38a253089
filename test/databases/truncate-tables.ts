import { sql } from 'kysely';
import type { Database, Schema } from '../../src/adapters/db/schema.ts';

/** Children first; every table is named, or this does not compile. What a database is known by stays; triggers keep counts. */
export const tables = Object.keys({
  agreed_hosts: true,
  scan_sessions: true,
  shares: true,
  sign_ins: true,
  schedules: true,
  webhook_deliveries: true,
  webhooks: true,
  crawl_counts: true,
  dropped_urls: true,
  known_urls: true,
  component_groups: true,
  component_pages: true,
  components: true,
  patterns: true,
  occurrences: true,
  occurrence_texts: true,
  group_pages: true,
  issue_groups: true,
  pages: true,
  scans: true,
  scan_counts: true,
  targets: true,
  settings: true,
  false_positive_marks: true,
  clause_verdicts: true,
  hosts: true,
  processes: true,
  jobs: true,
  reuse_stops: true,
  access_sessions: true,
  access_tokens: true,
  audit_events: true,
} satisfies Readonly<Record<Exclude<keyof Schema, 'installation' | 'page_counts' | 'known_endpoints'>, true>>);

/** What the suites before have left grows no table: its rows are gone, and so is their room. Tables of `kept` stay as they are. */
export async function truncateTables(db: Database, kept: readonly string[] = []): Promise<void> {
  const all = [...tables, 'page_counts'].filter((table) => !kept.includes(table)).map((table) => sql.table(table));
  await sql`truncate ${sql.join(all)} restart identity`.execute(db);
}
