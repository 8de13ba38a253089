import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { keepsPlan } from '../../adapters/db/keeps-plan.ts';
import type { Note } from '../../texts/note.ts';
import type { PageState } from '../../findings/page-states.ts';
import type { StoredPicture } from '../../findings/page-picture.ts';
import type { SpokenPage } from '../../findings/spoken-page.ts';
import type { PageNames } from './leave-out-page.ts';
import type { PageRules } from './page-score.ts';

/** The columns of a page's row about the visit that scanned it. */
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
  /** The rank of the worst failure. Null: it has none. */
  readonly worst: number | null;
  readonly failed_occurrences: number;
  readonly needs_review_occurrences: number;
  readonly decided_passes: number;
  readonly unproven_session: number | null;
  readonly states: readonly PageState[];
  readonly picture: StoredPicture | null;
  readonly spoken: SpokenPage | null;
  readonly content_key: string | null;
  readonly unchanged_since_scan: string | null;
  readonly unchanged_since_at: Date | null;
  readonly score: string | null;
};

/**
 * Ends a page that was scanned. The caller holds the row of its scan, and has seen under that lock that the page's
 * claim is current. Throws if it is not.
 */
export async function endScannedPage(tx: Transaction<Schema>, row: ScannedRow): Promise<void> {
  const { scan_id: scanId, id, claim, notes, rules, unreached_frames, states, picture, spoken, ...values } = row;
  const { numUpdatedRows } = await tx
    .updateTable('pages')
    .set({
      ...values,
      status: 'completed',
      outcome: 'scanned',
      detail: null,
      finished_at: sql`now()`,
      lease_until: null,
      notes: JSON.stringify(notes),
      rules: JSON.stringify(rules),
      unreached_frames: unreached_frames === null ? null : JSON.stringify(unreached_frames),
      states: JSON.stringify(states),
      picture: picture === null ? null : JSON.stringify(picture),
      spoken: spoken === null ? null : JSON.stringify(spoken),
    })
    .where('scan_id', '=', scanId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('status', '=', 'running')
    .modifyEnd(keepsPlan)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('The claim of a page ended while its scan was locked.');
}
