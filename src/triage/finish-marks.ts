import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, FalsePositiveMarksTable } from '../db/schema.ts';
import type { TriageDeps } from './apply-in-batches.ts';
import { applyInBatches } from './apply-in-batches.ts';

type MarkRow = Selectable<FalsePositiveMarksTable>;

/** Carries out what the mark's state says, on all scans that it covers; the one it was made on comes first. */
export async function finishMark(deps: TriageDeps, mark: MarkRow): Promise<void> {
  for (const scanId of await listScans(deps.db, mark)) await applyInBatches(deps, scanId, mark);
  if (mark.state === 'taking_back') {
    await deps.db
      .deleteFrom('false_positive_marks')
      .where('id', '=', mark.id)
      .where('state', '=', 'taking_back')
      .execute();
    return;
  }
  await deps.db
    .updateTable('false_positive_marks')
    .set({ state: 'applied' })
    .where('id', '=', mark.id)
    .where('state', '=', 'applying')
    .execute();
}

/** At the start of the service: what another process left undone when it ended. Returns how many marks. */
export async function finishMarks(deps: TriageDeps): Promise<number> {
  const marks = await deps.db
    .selectFrom('false_positive_marks')
    .selectAll()
    .where('state', '!=', 'applied')
    .orderBy('sequence')
    .execute();
  for (const mark of marks) await finishMark(deps, mark);
  return marks.length;
}

async function listScans(db: Database, mark: MarkRow): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from scans
    where target_key = ${mark.target_key} and deleted_at is null
      and (jsonb_exists(${JSON.stringify(mark.scan_ids)}::jsonb, id::text) or sequence > ${mark.after_sequence}::bigint)
    order by id <> ${mark.scan_id}::uuid, sequence desc
  `.execute(db);
  return rows.map(({ id }) => id);
}
