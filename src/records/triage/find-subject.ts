import type { Transaction } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { Refused } from '../../texts/refused.ts';
import type { NewMark } from './new-mark.ts';

/** The subject of a mark, in terms that also apply to later scans of the target. */
export type Subject = {
  readonly component: string | null;
  readonly selector: string | null;
  readonly fingerprint: string | null;
  readonly equalCount: number | null;
  readonly pageUrl: string | null;
};

/** Throws Refused if the scan has no such issue (`issue_not_found`) or occurrence (`occurrence_not_found`). */
export async function findSubject(tx: Transaction<Schema>, scanId: string, wanted: NewMark): Promise<Subject> {
  const group = await tx
    .selectFrom('issue_groups')
    .select('id')
    .where('scan_id', '=', scanId)
    .where('kind', '=', wanted.kind)
    .where('rule', '=', wanted.key)
    .executeTakeFirst();
  if (group === undefined) throw new Refused({ code: 'issue_not_found' });
  if (wanted.scope === 'component') return findComponent(tx, { scanId, group: group.id, key: wanted.component });
  if (wanted.scope === 'selector') return findSelector(tx, group.id, wanted.selector);
  if (wanted.scope === 'occurrence') return findOccurrence(tx, group.id, wanted.occurrence_id);
  return { ...nothing };
}

const nothing: Subject = { component: null, selector: null, fingerprint: null, equalCount: null, pageUrl: null };

async function findComponent(
  tx: Transaction<Schema>,
  { scanId, group, key }: { readonly scanId: string; readonly group: number; readonly key: string },
): Promise<Subject> {
  const found = await tx
    .selectFrom('components')
    .innerJoin('component_groups', 'component_groups.component_id', 'components.id')
    .select('id')
    .where('components.scan_id', '=', scanId)
    .where('components.key', '=', key)
    .where('group_id', '=', group)
    .executeTakeFirst();
  if (found === undefined) throw new Refused({ code: 'occurrence_not_found', by: 'component' });
  return { ...nothing, component: key };
}

async function findSelector(tx: Transaction<Schema>, groupId: number, selector: string): Promise<Subject> {
  const found = await tx
    .selectFrom('occurrences')
    .select('id')
    .where('group_id', '=', groupId)
    .where('selector', '=', selector)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) throw new Refused({ code: 'occurrence_not_found', by: 'selector' });
  return { ...nothing, selector };
}

async function findOccurrence(tx: Transaction<Schema>, groupId: number, id: string): Promise<Subject> {
  const found = await tx
    .selectFrom('occurrences')
    .innerJoin('pages', 'pages.id', 'occurrences.page_id')
    .select(['occurrences.fingerprint', 'occurrences.equal_count', 'pages.url'])
    .where('occurrences.id', '=', id)
    .where('occurrences.group_id', '=', groupId)
    .executeTakeFirst();
  if (found === undefined) throw new Refused({ code: 'occurrence_not_found', by: 'id' });
  const { fingerprint, equal_count: equalCount, url: pageUrl } = found;
  return { ...nothing, fingerprint, equalCount, pageUrl };
}
