import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, FalsePositiveMarksTable } from '../db/schema.ts';
import type { MarkedGroup } from '../issues/false-positives/covering-marks.ts';

export type Mark = Pick<Selectable<FalsePositiveMarksTable>, 'kind' | 'rule' | 'scope' | 'selector' | 'fingerprint'>;

/** `occurrences`: about how many rows of the page the mark is about. */
export type AffectedPage = { readonly id: number; readonly occurrences: number };

/** Rows looked through at once for a selector: some milliseconds. */
const ordinalsPerLook = 4_000;

export async function findGroup(db: Database, scanId: string, { kind, rule }: Mark): Promise<MarkedGroup | undefined> {
  return db
    .selectFrom('issue_groups')
    .select(['id', 'kind', 'rule'])
    .where('scan_id', '=', scanId)
    .where('kind', '=', kind)
    .where('rule', '=', rule)
    .executeTakeFirst();
}

/** The pages of the scan on which the mark changes something, or did. None for a scan without the group. */
export async function listAffectedPages(db: Database, scanId: string, mark: Mark): Promise<readonly AffectedPage[]> {
  const group = await findGroup(db, scanId, mark);
  if (group === undefined) return [];
  switch (mark.scope) {
    case 'group':
      return pagesOfGroup(db, group);
    case 'selector':
      return pagesOfSelector(db, group, mark.selector ?? '');
    case 'occurrence':
      return pagesOfFingerprint(db, scanId, mark.fingerprint ?? '');
    default:
      return mark.scope satisfies never;
  }
}

async function pagesOfGroup(db: Database, group: MarkedGroup): Promise<readonly AffectedPage[]> {
  return db
    .selectFrom('group_pages')
    .select(['page_id as id', 'stored_count as occurrences'])
    .where('group_id', '=', group.id)
    .orderBy('page_id')
    .execute();
}

/** No index knows selectors, which are long and seldom asked for; the group is looked through piece by piece. */
async function pagesOfSelector(db: Database, group: MarkedGroup, selector: string): Promise<readonly AffectedPage[]> {
  const found = new Map<number, number>();
  const { end } = await db
    .selectFrom('issue_groups')
    .select('stored_count as end')
    .where('id', '=', group.id)
    .executeTakeFirstOrThrow();
  for (let from = 0; from < end; from += ordinalsPerLook) {
    const { rows } = await sql<AffectedPage>`
      select page_id as id, count(*)::integer as occurrences from occurrences
      where group_id = ${group.id} and ordinal >= ${from} and ordinal < ${from + ordinalsPerLook} and selector = ${selector}
      group by page_id
    `.execute(db);
    for (const { id, occurrences } of rows) found.set(id, occurrences + (found.get(id) ?? 0));
  }
  return [...found].map(([id, occurrences]) => ({ id, occurrences })).toSorted((a, b) => a.id - b.id);
}

async function pagesOfFingerprint(db: Database, scanId: string, fingerprint: string): Promise<readonly AffectedPage[]> {
  const rows = await db
    .selectFrom('occurrences')
    .select('page_id as id')
    .where('scan_id', '=', scanId)
    .where((of) => of.or([of('fingerprint', '=', fingerprint), of('earlier_fingerprint', '=', fingerprint)]))
    .execute();
  return rows.map(({ id }) => ({ id, occurrences: 1 }));
}
