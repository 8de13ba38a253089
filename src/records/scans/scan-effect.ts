import { sql } from 'kysely';
import type { Note } from '../../texts/note.ts';
import { notesSchema } from '../../texts/note.ts';
import type { ScanChange } from './change-scan.ts';
import type { ScanRow } from './scan-fields.ts';
import { toMillionths } from './scan-fields.ts';
import type { JsonColumns } from './stored-json.ts';

/**
 * The changes of a recorded page to its scan's row. They are values and not expressions, because the holder of the row
 * knows its values, and the pages of one transaction add up. Scores are added and removed, because marks change their
 * sum meanwhile.
 */
export type ScanEffect = Readonly<Partial<Pick<ScanRow, CountOrVersion> & JsonColumns & Scores>>;

type CountOrVersion =
  | 'pages_total'
  | 'pages_pending'
  | 'pages_running'
  | 'pages_completed'
  | 'pages_failed'
  | 'withdrawn_pages'
  | 'engine'
  | 'browser';
type Scores = { addedScores: readonly string[]; removedScores: readonly string[] };

/** Combines the effects of two consecutive pages. */
export function addEffects(before: ScanEffect, after: ScanEffect): ScanEffect {
  return {
    ...before,
    ...after,
    addedScores: [...(before.addedScores ?? []), ...(after.addedScores ?? [])],
    removedScores: [...(before.removedScores ?? []), ...(after.removedScores ?? [])],
  };
}

/** The row for the next page. Its scores are not used before it is settled. */
export function applyEffect(scan: ScanRow, effect: ScanEffect): ScanRow {
  const { addedScores: _added, removedScores: _removed, ...values } = effect;
  return { ...scan, ...values };
}

/** Adds a note to the scan, unless it has one with that code. The scan's row is locked, so its notes are known. */
export function addNote({ notes }: Pick<ScanRow, 'notes'>, note: Note): ScanEffect {
  const known = notesSchema.parse(notes);
  return known.some(({ code }) => code === note.code) ? {} : { notes: [...known, note] };
}

export function toScanChange(effect: ScanEffect): ScanChange {
  const { addedScores: _added, removedScores: _removed, ...values } = effect;
  const { millionths, scored } = sumScores(effect);
  if (millionths === '0' && scored === 0) return values;
  return {
    ...values,
    score_sum: sql`score_sum + ${millionths}::numeric * 0.000001`,
    scored_pages: sql`scored_pages + ${scored}::integer`,
  };
}

/** The change of the scan's score columns: a sum in millionths of a point, and a number of pages. */
function sumScores({ addedScores = [], removedScores = [] }: ScanEffect) {
  return {
    millionths: (addUp(addedScores) - addUp(removedScores)).toString(),
    scored: addedScores.length - removedScores.length,
  };
}

function addUp(scores: readonly string[]): bigint {
  return scores.reduce((sum, score) => sum + toMillionths(score), 0n);
}
