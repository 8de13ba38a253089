import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { concernsScan, isCovering } from '../issues/false-positives/covering-marks.ts';
import { enqueueJob } from '../queue/enqueue-job.ts';
import { lockKnownScan } from '../scans/change-scan.ts';
import { scanNotFound } from '../scans/read-scans.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { newId } from '../shared/ids.ts';
import { Refused } from '../shared/refused.ts';
import { findSubject } from './find-subject.ts';
import type { Subject } from './find-subject.ts';
import type { MarkRow } from './affected-pages.ts';
import type { TriageDeps } from './carry-out-mark.ts';
import { finishIfSmall, markJobs, requestSeconds } from './mark-jobs.ts';
import type { MarkRecord } from './mark-record.ts';
import { findMark } from './mark-record.ts';
import type { NewMark } from './new-mark.ts';

/**
 * Marks findings as wrong: on this scan, on the scans of its target that have not ended, and on all later ones.
 * Returns when the mark is durable. A small mark is then counted everywhere (`applied`); a job counts a large
 * one (`applying`). Throws Refused: `scan_not_found`, `issue_not_found`, `occurrence_not_found`,
 * `already_marked`.
 */
export async function markFalsePositives(deps: TriageDeps, scanId: string, wanted: NewMark): Promise<MarkRecord> {
  const { mark, scan } = await deps.db.transaction().execute(async (tx) => {
    const locked = await lockKnownScan(tx, scanId);
    const subject = await findSubject(tx, locked.id, wanted);
    const same = await findSame(tx, locked, { wanted, subject });
    if (same?.state === 'applied') throw new Refused({ code: 'already_marked' });
    const chosen = same ?? (await insertMark(tx, locked, { wanted, subject }));
    await enqueueJob(tx, { kind: markJobs.applying, key: chosen.id, afterSeconds: requestSeconds });
    return { scan: locked, mark: chosen };
  });
  await finishIfSmall(deps, mark);
  const made = await findMark(deps.db, scan, mark.id);
  if (made === undefined) throw scanNotFound();
  return made;
}

type Asked = { readonly wanted: NewMark; readonly subject: Subject };

/** The same mark made before. */
async function findSame(
  tx: Transaction<Schema>,
  scan: ScanRow,
  { wanted, subject }: Asked,
): Promise<MarkRow | undefined> {
  const { rows } = await sql<MarkRow>`
    select mark.* from false_positive_marks as mark
    where ${isCovering(scan)} and mark.kind = ${wanted.kind} and mark.rule = ${wanted.key} and mark.scope = ${wanted.scope}
      and mark.component is not distinct from ${subject.component}::text
      and mark.selector is not distinct from ${subject.selector}::text
      and mark.fingerprint is not distinct from ${subject.fingerprint}::text
      and mark.equal_count is not distinct from ${subject.equalCount}::smallint
    order by mark.sequence limit 1
  `.execute(tx);
  return rows[0];
}

async function insertMark(tx: Transaction<Schema>, scan: ScanRow, { wanted, subject }: Asked): Promise<MarkRow> {
  const { rows } = await sql<MarkRow>`
    insert into false_positive_marks (
      id, target_key, kind, rule, scope, component, selector, fingerprint, equal_count, page_url, reason, scan_id, scan_ids, after_sequence
    )
    select ${newId()}::uuid, ${scan.target_key}::text, ${wanted.kind}::text, ${wanted.key}::text, ${wanted.scope}::text,
      ${subject.component}::text, ${subject.selector}::text, ${subject.fingerprint}::text, ${subject.equalCount}::smallint, ${subject.pageUrl}::text, ${wanted.reason ?? null}::text,
      ${scan.id}::uuid,
      (
        select jsonb_agg(id order by sequence) from scans
        where target_key = ${scan.target_key} and deleted_at is null
          and (id = ${scan.id} or status not in ('completed', 'partial', 'failed'))
      ),
      (select max(sequence) from scans where target_key = ${scan.target_key} and deleted_at is null)
    returning *
  `.execute(tx);
  const [mark] = rows;
  if (mark === undefined) throw new Error('The mark was not written.');
  return mark;
}

/**
 * Removes a mark from every scan that it covers. Returns when that is durable: undefined if the mark is gone and
 * all is counted, else the mark, which a job removes (`removing`). Throws Refused: `scan_not_found`,
 * `false_positive_not_found` (also for a mark that does not cover this scan).
 */
export async function removeMark(deps: TriageDeps, scan: ScanRow, markId: string): Promise<MarkRecord | undefined> {
  const mark = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<MarkRow>`
      update false_positive_marks as mark set state = 'removing'
      where mark.id = ${markId}::uuid and ${concernsScan(scan)}
      returning mark.*
    `.execute(tx);
    const [found] = rows;
    if (found === undefined) throw markNotFound();
    await enqueueJob(tx, { kind: markJobs.removing, key: found.id, afterSeconds: requestSeconds });
    return found;
  });
  await finishIfSmall(deps, mark);
  return findMark(deps.db, scan, mark.id);
}

export function markNotFound(): Refused {
  return new Refused({ code: 'false_positive_not_found' });
}
