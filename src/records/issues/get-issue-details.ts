import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';
import type { PageInfo, PageRequest } from '../../paging/paging.ts';
import { pageInfoOf } from '../../paging/paging.ts';
import { Refused } from '../../texts/refused.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import type { GroupRow, IssueCard, Occurrence } from './issue-card.ts';
import { presentCard, standardSchema } from './issue-card.ts';
import type { IssueScope } from './issue-scope.ts';
import { findInScope } from './issue-scope.ts';
import type { Reader } from './read-occurrences.ts';
import { findSample, readOccurrences } from './read-occurrences.ts';
import { readPatternOccurrences } from './read-pattern-occurrences.ts';

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

export type GroupName = { readonly scanId: string; readonly kind: FindingKind; readonly key: string };

/** `pattern`: lists only its occurrences, and changes no count. */
type Part = { readonly scope?: IssueScope; readonly pattern?: string | undefined };

/**
 * One group: its card, the texts of its rule, and one page of its stored occurrences. Throws Refused
 * (`issue_not_found`), also if the scope contains no finding of the group.
 */
export async function getIssueDetails(
  reader: Reader,
  { scope = {}, pattern, ...name }: GroupName & Part,
  page: PageRequest,
): Promise<{
  readonly issue: IssueCard;
  readonly details: IssueDetails;
  readonly occurrences: readonly Occurrence[];
  readonly page: PageInfo;
}> {
  const { db, catalog } = reader;
  const found = await findInScope(db, await getGroup(db, name), scope);
  if (found === undefined) throw new Refused({ code: 'issue_not_found' });
  const { occurrences, total } =
    pattern === undefined
      ? { occurrences: await readOccurrences(reader, found, page), total: found.row.stored_count }
      : await readPatternOccurrences(reader, { group: found.row, pattern, scope }, page);
  return {
    issue: presentCard(found.row, catalog, await findSample(reader, found)),
    details: presentRule(found.row.rule, catalog),
    occurrences,
    page: pageInfoOf(page, total),
  };
}

export async function getGroup(db: Database, { scanId, kind, key }: GroupName): Promise<GroupRow> {
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

export function presentRule(rule: string, catalog: RuleCatalog): IssueDetails {
  const info = catalog.get(rule);
  const advice = info ?? catalog.unknown;
  const engineHelp = info === undefined ? [] : [info.help];
  return {
    description: advice.description,
    why_it_matters: advice.whyItMatters,
    how_to_fix: [...advice.howToFix],
    // The help of our rules is often the page of their criterion.
    learn_more: [...new Map([...advice.learnMore, ...engineHelp].map((page) => [page.url, page])).values()],
    standards: [...(info?.standards ?? [])],
    act_rules: [...(info?.actRules ?? [])],
  };
}
