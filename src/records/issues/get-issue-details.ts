import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';
import type { PageInfo, PageRequest } from '../../paging/paging.ts';
import { describePage } from '../../paging/paging.ts';
import { Refused } from '../../texts/refused.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import type { GroupRow, IssueCard, Occurrence } from './issue-card.ts';
import { presentCard, standardSchema } from './issue-card.ts';
import { readGroupOfComponent } from './read-component-issues.ts';
import { readOccurrences, readSamples } from './read-occurrences.ts';
import { readPageGroups, readPageOccurrences, readPageSamples } from './read-page-issues.ts';

export const issueDetailsSchema = z
  .object({
    description: z.string(),
    why_it_matters: z.string(),
    how_to_fix: z.array(z.string()),
    learn_more: z.array(z.object({ title: z.string(), url: z.string() })),
    standards: z.array(standardSchema),
    act_rules: z.array(z.object({ id: z.string(), url: z.string() })),
  })
  .meta({ id: 'IssueDetails' });

export type IssueDetails = z.infer<typeof issueDetailsSchema>;

type Reader = { readonly db: Database; readonly catalog: RuleCatalog };
type GroupName = {
  readonly scanId: string;
  readonly kind: FindingKind;
  readonly key: string;
  /** Only what was found on this page, with its counts. */
  readonly pageId?: number | undefined;
  /** The key of a component: only what is in it, with its counts. */
  readonly component?: string | undefined;
};

/**
 * One group: its card, the texts of its rule, and one page of its stored occurrences. Throws Refused
 * (`issue_not_found`).
 */
export async function getIssueDetails(
  { db, catalog }: Reader,
  name: GroupName,
  page: PageRequest,
): Promise<{
  readonly issue: IssueCard;
  readonly details: IssueDetails;
  readonly occurrences: readonly Occurrence[];
  readonly page: PageInfo;
}> {
  const { row, sample, occurrences } = await readFound(db, name, page);
  return {
    issue: presentCard(row, catalog, sample),
    details: describeRule(row.rule, catalog),
    occurrences,
    page: describePage(page, row.stored_count),
  };
}

type FoundGroup = {
  readonly row: GroupRow;
  readonly sample: Occurrence | null;
  readonly occurrences: readonly Occurrence[];
};

async function readFound(db: Database, name: GroupName, page: PageRequest): Promise<FoundGroup> {
  const { component, pageId } = name;
  if (component !== undefined) {
    const found = await readGroupOfComponent(db, { group: await getGroup(db, name), component, pageId }, page);
    if (found === undefined) throw new Refused({ code: 'issue_not_found' });
    return found;
  }
  return pageId === undefined ? readGroup(db, name, page) : readGroupOfPage(db, { ...name, pageId }, page);
}

async function readGroup(db: Database, name: GroupName, page: PageRequest): Promise<FoundGroup> {
  const row = await getGroup(db, name);
  const sample = (await readSamples(db, [row])).get(row.id) ?? null;
  return { row, sample, occurrences: await readOccurrences(db, row.id, page) };
}

async function readGroupOfPage(
  db: Database,
  { pageId, ...name }: GroupName & { readonly pageId: number },
  page: PageRequest,
): Promise<FoundGroup> {
  const group = await getGroup(db, name);
  const row = (await readPageGroups(db, pageId)).find(({ id }) => id === group.id);
  if (row === undefined) throw new Refused({ code: 'issue_not_found' });
  const sample = (await readPageSamples(db, pageId)).get(row.id) ?? null;
  return { row, sample, occurrences: await readPageOccurrences(db, { groupId: row.id, pageId }, page) };
}

async function getGroup(db: Database, { scanId, kind, key }: GroupName): Promise<GroupRow> {
  const row = await db
    .selectFrom('issue_groups')
    .selectAll()
    .where('scan_id', '=', scanId)
    .where('kind', '=', kind)
    .where('rule', '=', key.replaceAll('\u0000', ''))
    .executeTakeFirst();
  if (row !== undefined) return row;
  throw new Refused({ code: 'issue_not_found' });
}

export function describeRule(rule: string, catalog: RuleCatalog): IssueDetails {
  const info = catalog.get(rule);
  const advice = info ?? catalog.unknown;
  const engineHelp = info === undefined ? [] : [info.help];
  return {
    description: advice.description,
    why_it_matters: advice.whyItMatters,
    how_to_fix: [...advice.howToFix],
    learn_more: [...advice.learnMore, ...engineHelp],
    standards: [...(info?.standards ?? [])],
    act_rules: [...(info?.actRules ?? [])],
  };
}
