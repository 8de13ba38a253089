import { sql } from 'kysely';
import { readPageComponents } from '../components/read-page-components.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { htmlOf, messageOf } from '../../findings/occurrence-texts.ts';
import type { StoredGroup } from '../../findings/stored-group.ts';
import type { KnownPage } from './known-page.ts';
import { notesSchema } from '../../texts/note.ts';
import { pagePictureSchema, storedBoxSchema } from '../../findings/page-picture.ts';
import { spokenPageSchema } from '../../findings/spoken-page.ts';
import { ruleCountsSchema } from '../../findings/rule-counts.ts';

type PageRow = {
  readonly id: number;
  readonly scanId: string;
  readonly sinceScan: string;
  readonly sinceAt: Date;
  readonly rules: unknown;
  readonly notes: unknown;
  readonly decidedPasses: number;
  readonly picture: unknown;
  readonly spoken: unknown;
};

/** The page that the lookup is for. */
export type Seeker = { readonly scanId: string; readonly contentKey: string };

/** The record of a page with this key by an earlier scan of the target, if it still exists. */
export async function findKnownPage(db: Database, { scanId, contentKey }: Seeker): Promise<KnownPage | undefined> {
  const { rows } = await sql<PageRow>`
    select pages.id, scans.id as "scanId", pages.rules, pages.notes, pages.decided_passes as "decidedPasses", pages.picture, pages.spoken,
      coalesce(pages.unchanged_since_scan, scans.id) as "sinceScan", coalesce(pages.unchanged_since_at, pages.finished_at) as "sinceAt"
    from pages join scans on scans.id = pages.scan_id join scans as own on own.id = ${scanId}::uuid
    where pages.content_key = ${contentKey} and pages.status = 'completed'
      and scans.deleted_at is null and scans.data_removed_at is null and scans.target_key = own.target_key and scans.sequence < own.sequence
    order by scans.sequence desc
    limit 1
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const components = await readPageComponents(db, row.id);
  const groups = await readGroups(db, row.id, new Map(components.map(({ id, key }) => [id, key])));
  if (!(await isWhole(db, row.scanId))) return undefined;
  const { sinceScan, sinceAt, rules, notes, decidedPasses, picture, spoken } = row;
  return {
    scanId: row.scanId,
    since: { scanId: sinceScan, at: sinceAt },
    rules: ruleCountsSchema.parse(rules),
    notes: notesSchema.parse(notes),
    decidedPasses,
    groups,
    components: components.map(({ id: _id, ...component }) => component),
    picture: pagePictureSchema.nullable().parse(picture),
    spoken: spokenPageSchema.nullable().parse(spoken),
  };
}

/** The findings were read in pieces. Some may be missing if they are being removed meanwhile. */
async function isWhole(db: Database, scanId: string): Promise<boolean> {
  const scan = await db
    .selectFrom('scans')
    .select('id')
    .where('id', '=', scanId)
    .where('deleted_at', 'is', null)
    .where('data_removed_at', 'is', null)
    .executeTakeFirst();
  return scan !== undefined;
}

async function readGroups(
  db: Database,
  pageId: number,
  keys: ReadonlyMap<number, string>,
): Promise<readonly StoredGroup[]> {
  const parts = await db
    .selectFrom('group_pages')
    .innerJoin('issue_groups', 'issue_groups.id', 'group_pages.group_id')
    .select(['issue_groups.id', 'kind', 'rule', 'engine'])
    .select(sql<number>`group_pages.stored_count + group_pages.omitted_count`.as('total'))
    .where('page_id', '=', pageId)
    .orderBy('issue_groups.id')
    .execute();
  const rows = await db
    .selectFrom('occurrences')
    .select(['group_id', 'selector', 'fingerprint', 'screenshot', 'states', 'path'])
    .select([htmlOf().as('html'), messageOf().as('message')])
    .select(['portable_fingerprint', 'equal_count', 'component_id', 'pattern', 'box'])
    .where('page_id', '=', pageId)
    .orderBy('group_id')
    .orderBy('ordinal')
    .execute();
  const byGroup = Map.groupBy(rows, (row) => row.group_id);
  return parts.map(({ id, ...group }) => ({
    ...group,
    occurrences: (byGroup.get(id) ?? []).map((row) => ({
      selector: row.selector,
      html: row.html,
      message: row.message,
      fingerprint: row.fingerprint,
      portable: row.portable_fingerprint,
      equalCount: row.equal_count,
      screenshot: row.screenshot,
      component: keys.get(row.component_id) ?? '',
      pattern: row.pattern,
      states: row.states,
      path: row.path,
      box: storedBoxSchema.parse(row.box),
    })),
  }));
}
