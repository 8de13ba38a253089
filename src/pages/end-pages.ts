import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { keepsPlan } from '../shared/keeps-plan.ts';
import type { Note } from '../shared/note.ts';
import type { PageState } from '../shared/page-states.ts';
import type { StoredPicture } from '../shared/page-picture.ts';
import type { PageNames } from './leave-out-page.ts';
import type { PageRules } from './page-score.ts';

/** What a page's row says of the visit that scanned it. */
export type ScannedRow = PageNames & {
  readonly scan_id: string;
  readonly id: number;
  readonly claim: number;
  readonly http_status: number | null;
  readonly final_url: string | null;
  readonly title: string | null;
  readonly text_digest: string | null;
  readonly duration_ms: number;
  readonly notes: readonly Note[];
  readonly accepted_outcome: string | null;
  readonly rules: PageRules;
  readonly unreached_frames: readonly string[] | null;
  readonly failed_occurrences: number;
  readonly needs_review_occurrences: number;
  readonly decided_passes: number;
  readonly message_language: string | null;
  readonly unproven_session: number | null;
  readonly states: readonly PageState[];
  readonly picture: StoredPicture | null;
  readonly content_key: string | null;
  readonly unchanged_since_scan: string | null;
  readonly unchanged_since_at: Date | null;
  readonly score: string | null;
};

/**
 * Ends pages that were scanned, all with one statement. The caller holds the rows of their scans, under which it has seen that their claims are
 * current. Throws if one of them is not.
 */
export async function endScannedPages(tx: Transaction<Schema>, rows: readonly ScannedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { numAffectedRows } = await sql`${updateScanned(rows)} ${keepsPlan}`.execute(tx);
  assertAllEnded(rows, Number(numAffectedRows));
}

/** The same as a part of a statement: returns the ids of the pages that it ends. */
export function endScanned(rows: readonly ScannedRow[]): RawBuilder<unknown> {
  return sql`${updateScanned(rows)} returning pages.id`;
}

/** Throws if a statement ended other than these pages. */
export function assertAllEnded(rows: readonly ScannedRow[], ended: number): void {
  if (ended !== rows.length) throw new Error('The claim of a page ended while its scan was locked.');
}

function updateScanned(rows: readonly ScannedRow[]): RawBuilder<unknown> {
  return sql`
    update pages set
      status = 'completed', outcome = 'scanned', detail = null, finished_at = now(), lease_until = null,
      http_status = seen.http_status, final_url = seen.final_url, title = seen.title, text_digest = seen.text_digest,
      duration_ms = seen.duration_ms, notes = seen.notes, accepted_outcome = seen.accepted_outcome, rules = seen.rules,
      unreached_frames = seen.unreached_frames, failed_occurrences = seen.failed_occurrences,
      needs_review_occurrences = seen.needs_review_occurrences, decided_passes = seen.decided_passes,
      unproven_session = seen.unproven_session, states = seen.states, picture = seen.picture, content_key = seen.content_key,
      unchanged_since_scan = seen.unchanged_since_scan, unchanged_since_at = seen.unchanged_since_at,
      landed_on = seen.landed_on, page_name = seen.page_name, score = seen.score, message_language = seen.message_language
    from json_to_recordset(${JSON.stringify(rows)}::json) as seen (
      scan_id uuid, id bigint, claim integer, http_status integer, final_url text, title text, text_digest text, duration_ms integer, notes jsonb,
      accepted_outcome text, rules jsonb, unreached_frames jsonb, failed_occurrences integer, needs_review_occurrences integer,
      decided_passes integer, unproven_session integer, states jsonb, picture jsonb, content_key text, unchanged_since_scan uuid,
      unchanged_since_at timestamptz, landed_on text, page_name text, score numeric, message_language text
    )
    where pages.scan_id = seen.scan_id and pages.id = seen.id and pages.claim = seen.claim and pages.status = 'running'`;
}
