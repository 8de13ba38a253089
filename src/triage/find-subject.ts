import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { Problem } from '../shared/problem.ts';
import type { NewMark } from './new-mark.ts';

/** What a mark is about, in the words that also later scans of the target understand. */
export type Subject = {
  readonly selector: string | null;
  readonly fingerprint: string | null;
  readonly equalCount: number | null;
  readonly pageUrl: string | null;
};

/** Throws a Problem when the scan has no such issue (404 `issue_not_found`) or occurrence (404 `occurrence_not_found`). */
export async function findSubject(tx: Transaction<Schema>, scanId: string, wanted: NewMark): Promise<Subject> {
  const group = await tx
    .selectFrom('issue_groups')
    .select('id')
    .where('scan_id', '=', scanId)
    .where('kind', '=', wanted.kind)
    .where('rule', '=', wanted.key)
    .executeTakeFirst();
  if (group === undefined)
    throw notFound('issue', 'This scan has no issue of this kind and key. Take both from issues/chunks.');
  if (wanted.scope === 'selector') return findSelector(tx, group.id, wanted.selector);
  if (wanted.scope === 'occurrence') return findOccurrence(tx, group.id, wanted.occurrence_id);
  return { selector: null, fingerprint: null, equalCount: null, pageUrl: null };
}

async function findSelector(tx: Transaction<Schema>, groupId: number, selector: string): Promise<Subject> {
  const found = await tx
    .selectFrom('occurrences')
    .select('id')
    .where('group_id', '=', groupId)
    .where('selector', '=', selector)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) throw notFound('occurrence', 'No stored occurrence of this issue has this selector.');
  return { selector, fingerprint: null, equalCount: null, pageUrl: null };
}

async function findOccurrence(tx: Transaction<Schema>, groupId: number, id: string): Promise<Subject> {
  const found = await tx
    .selectFrom('occurrences')
    .innerJoin('pages', 'pages.id', 'occurrences.page_id')
    .select(['occurrences.fingerprint', 'occurrences.equal_count', 'pages.url'])
    .where('occurrences.id', '=', id)
    .where('occurrences.group_id', '=', groupId)
    .executeTakeFirst();
  if (found === undefined) throw notFound('occurrence', 'This issue has no occurrence with this id in this scan.');
  const { fingerprint, equal_count: equalCount, url: pageUrl } = found;
  return { selector: null, fingerprint, equalCount, pageUrl };
}

function notFound(what: 'issue' | 'occurrence', detail: string): Problem {
  return new Problem({ status: 404, code: `${what}_not_found`, detail });
}
