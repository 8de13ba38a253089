import type { Schema } from './schema.ts';

/**
 * The tables of a backup in the order of their foreign keys. Left out: what triggers keep, sessions of browsers,
 * which a restored backup must not open again, the running processes, and what the schema itself writes. A table that
 * is in neither list does not compile.
 */
type LeftOut =
  | 'access_sessions'
  | 'installation'
  | 'known_endpoints'
  | 'page_counts'
  | 'processes'
  | 'scan_counts'
  | 'targets';

const kept: Readonly<Record<Exclude<keyof Schema, LeftOut>, true>> = {
  settings: true,
  scans: true,
  pages: true,
  issue_groups: true,
  group_pages: true,
  patterns: true,
  occurrences: true,
  occurrence_texts: true,
  components: true,
  component_groups: true,
  component_pages: true,
  false_positive_marks: true,
  clause_verdicts: true,
  known_urls: true,
  crawl_counts: true,
  dropped_urls: true,
  agreed_hosts: true,
  hosts: true,
  reuse_stops: true,
  sign_ins: true,
  scan_sessions: true,
  schedules: true,
  jobs: true,
  webhooks: true,
  webhook_deliveries: true,
  access_tokens: true,
  shares: true,
  audit_events: true,
};

export const keptTables: readonly string[] = Object.keys(kept);
