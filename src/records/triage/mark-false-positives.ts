import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { recordAction } from '../../service/audit/record-action.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import { concernsScan, isCovering } from '../issues/false-positives/covering-marks.ts';
import { dropWaitingJob, enqueueJob } from '../../adapters/queue/enqueue-job.ts';
import { lockKnownScan } from '../scans/change-scan.ts';
import { assertWhole, scanNotFound } from '../scans/read-scans.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import { newId } from '../../ids/ids.ts';
import { Refused } from '../../texts/refused.ts';
import type { Verdict } from '../../findings/verdicts.ts';
import { findSubject } from './find-subject.ts';
import type { Subject } from './find-subject.ts';
import type { MarkRow } from './affected-pages.ts';
import type { TriageDeps } from './carry-out-mark.ts';
import { endMarkJob, finishIfSmall, markJobs, requestSeconds } from './mark-jobs.ts';
import type { MarkRecord } from './mark-record.ts';
import { findMark } from './mark-record.ts';
import type { NewMark } from './new-mark.ts';
import { readSecondsLeft } from './recall-marks.ts';
import { says } from '../../texts/saying.ts';
import { wholeTarget, wholeTargetOf } from '../../adapters/db/whole-target.ts';

/**
 * Records a person's decision about findings: on this scan, on the scans of its target that have not ended, and on all
 * later ones. Returns when the mark is durable. A small mark is then counted everywhere (`applied`); a job counts a
 * large one (`applying`). Another verdict on the same subject replaces the earlier mark. Throws Refused:
 * `scan_not_found`, `issue_not_found`, `occurrence_not_found`, `already_marked`, `invalid_request` for a last day that
 * has passed.
 */
export async function markFalsePositives(deps: TriageDeps, scanId: string, wanted: NewMark): Promise<MarkRecord> {
  const { mark, scan, replaced } = await deps.db.transaction().execute(async (tx) => {
    const locked = await lockKnownScan(tx, scanId);
    assertWhole(locked);
    const subject = await findSubject(tx, locked.id, wanted);
    const asked = { wanted, subject };
    const earlier = await listSame(tx, locked, asked);
    const same = earlier.find(({ verdict }) => verdict === verdictOf(wanted));
    if (same?.state === 'applied') throw new Refused({ code: 'already_marked' });
    const chosen = same ?? (await insertMark(tx, locked, { ...asked, by: wanted.by ?? deps.by?.name ?? null }));
    await recordAction(tx, deps.by, { action: 'mark.created', ...toAuditEntry(chosen, locked) });
    await enqueueJob(tx, { kind: markJobs.applying, key: chosen.id, afterSeconds: requestSeconds });
    await endOnItsDay(tx, chosen);
    const others = earlier.filter(({ id }) => id !== chosen.id);
    return { scan: locked, mark: chosen, replaced: await beginRemoving(tx, others) };
  });
  await finishIfSmall(deps, mark);
  for (const one of replaced) await finishIfSmall(deps, one);
  const made = await findMark(deps.db, scan, mark.id);
  if (made === undefined) throw scanNotFound();
  return made;
}

type Asked = { readonly wanted: NewMark; readonly subject: Subject };

function verdictOf({ verdict }: NewMark): Verdict {
  return verdict ?? 'false_positive';
}

/** The marks in force on the same subject. */
async function listSame(
  tx: Transaction<Schema>,
  scan: ScanRow,
  { wanted, subject }: Asked,
): Promise<readonly MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select mark.* from false_positive_marks as mark
    where ${isCovering(scan)} and mark.kind = ${wanted.kind} and mark.rule = ${wanted.key} and mark.scope = ${wanted.scope}
      and mark.component is not distinct from ${subject.component}::text
      and mark.selector is not distinct from ${subject.selector}::text
      and mark.fingerprint is not distinct from ${subject.fingerprint}::text
      and mark.equal_count is not distinct from ${subject.equalCount}::smallint
    order by mark.sequence
  `.execute(tx);
  return rows;
}

async function insertMark(
  tx: Transaction<Schema>,
  scan: ScanRow,
  { wanted, subject, by }: Asked & { readonly by: string | null },
): Promise<MarkRow> {
  const target = wholeTargetOf(scan);
  const { rows } = await sql<MarkRow>`
    insert into false_positive_marks (
      id, target_key, kind, rule, scope, component, selector, fingerprint, equal_count, page_url, reason, verdict,
        marked_by, until, scan_id, scan_ids, after_sequence
    )
    select ${newId()}::uuid, ${target}::text, ${wanted.kind}::text, ${wanted.key}::text, ${wanted.scope}::text,
      ${subject.component}::text, ${subject.selector}::text, ${subject.fingerprint}::text,
        ${subject.equalCount}::smallint, ${subject.pageUrl}::text, ${wanted.reason ?? null}::text,
      ${verdictOf(wanted)}::text, ${by}::text, ${wanted.until ?? null}::text::date,
      ${scan.id}::uuid,
      (
        select jsonb_agg(id order by sequence) from scans
        where ${wholeTarget} = ${target} and deleted_at is null
          and (id = ${scan.id} or status not in ('completed', 'partial', 'failed'))
      ),
      (select max(sequence) from scans where ${wholeTarget} = ${target} and deleted_at is null)
    returning *
  `.execute(tx);
  const [mark] = rows;
  if (mark === undefined) throw new Error('The mark was not written.');
  return mark;
}

/** Uses the database's clock, like everything that depends on the day. */
async function endOnItsDay(tx: Transaction<Schema>, { id, until }: MarkRow): Promise<void> {
  if (until === null) return;
  const seconds = await readSecondsLeft(tx, id);
  if (seconds <= 0) throw new Refused({ code: 'invalid_request', path: 'until', saying: says('fields.day_passed') });
  await enqueueJob(tx, { kind: endMarkJob, key: id, afterSeconds: seconds });
}

async function beginRemoving(tx: Transaction<Schema>, marks: readonly MarkRow[]): Promise<readonly MarkRow[]> {
  const removing: MarkRow[] = [];
  for (const { id } of marks) {
    const { rows } = await sql<MarkRow>`
      update false_positive_marks set state = 'removing' where id = ${id}::uuid returning *
    `.execute(tx);
    await enqueueJob(tx, { kind: markJobs.removing, key: id, afterSeconds: requestSeconds });
    await dropWaitingJob(tx, { kind: endMarkJob, key: id });
    removing.push(...rows);
  }
  return removing;
}

/**
 * Removes a mark from every scan that it covers. Returns when the removal is durable: undefined if the mark is gone and
 * all is counted, else the mark, which a job removes (`removing`). Throws Refused: `scan_not_found`,
 * `false_positive_not_found` (also for a mark that does not cover this scan).
 */
export async function removeMark(deps: TriageDeps, scan: ScanRow, markId: string): Promise<MarkRecord | undefined> {
  const mark = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<MarkRow>`
      select mark.* from false_positive_marks as mark where mark.id = ${markId}::uuid and ${concernsScan(scan)}
    `.execute(tx);
    const [found] = await beginRemoving(tx, rows);
    if (found === undefined) throw markNotFound();
    await recordAction(tx, deps.by, { action: 'mark.removed', ...toAuditEntry(found, scan) });
    return found;
  });
  await finishIfSmall(deps, mark);
  return findMark(deps.db, scan, mark.id);
}

function toAuditEntry({ id, rule, kind, scope, verdict }: MarkRow, scan: ScanRow) {
  return { subject: { id, name: rule }, details: { scan_id: scan.id, kind, scope, verdict } };
}

export function markNotFound(): Refused {
  return new Refused({ code: 'false_positive_not_found' });
}
