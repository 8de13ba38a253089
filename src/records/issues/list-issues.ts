import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import type { PageInfo, PageRequest } from '../../paging/paging.ts';
import { pageInfoOf } from '../../paging/paging.ts';
import type { Severity } from '../../findings/severity.ts';
import { rankOf } from '../../findings/severity.ts';
import type { FindingTotals } from '../../findings/finding-totals.ts';
import { readFindingTotals, severityCountsSchema, verdictTotals } from '../../findings/finding-totals.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import { countGroups } from '../../findings/count-groups.ts';
import type { GroupRow, IssueCard } from './issue-card.ts';
import { presentCard } from './issue-card.ts';
import { readPageGroups } from './issue-scope.ts';
import type { Reader } from './read-occurrences.ts';
import { readPageSamples, readSamples } from './read-occurrences.ts';

const kindTotalsSchema = z.object({ groups: z.int(), occurrences: z.int() });

export const totalsSchema = z
  .object({
    failed: kindTotalsSchema,
    needs_review: kindTotalsSchema,
    by_severity: severityCountsSchema,
    ...verdictTotals,
  })
  .describe('Totals of the whole scan, or of what belongs to the standard. Other filters do not change them.');

export type IssueTotals = z.infer<typeof totalsSchema>;
export type IssueFilter = {
  readonly kind?: FindingKind | undefined;
  readonly severity?: Severity | undefined;
  /** Words to search for in the rule's id, title and description, and in its criteria's numbers and names. */
  readonly text?: string | undefined;
  /** Limits groups and totals to these rules. */
  readonly rules?: ReadonlySet<string> | undefined;
  /** Limits findings and counts to this page. */
  readonly pageId?: number | undefined;
};

/** Cards, worst first: severity, then occurrences, then key. */
export async function listIssues(
  { db, catalog }: Reader,
  scan: ScanRow,
  { filter, page }: { readonly filter: IssueFilter; readonly page: PageRequest },
): Promise<{ readonly issues: readonly IssueCard[]; readonly totals: IssueTotals; readonly page: PageInfo }> {
  const { shown, total } = await selectGroups({ db, catalog }, scan.id, { filter, page });
  const { pageId } = filter;
  const samples = await (pageId === undefined
    ? readSamples({ db, catalog }, shown)
    : readPageSamples({ db, catalog }, pageId));
  return {
    issues: shown.map((row) => presentCard(row, catalog, samples.get(row.id) ?? null)),
    totals: presentTotals(
      filter.rules === undefined ? readFindingTotals(scan) : await countRules(db, scan.id, filter.rules),
    ),
    page: pageInfoOf(page, total),
  };
}

type Asked = { readonly filter: IssueFilter; readonly page: PageRequest };
type Selected = { readonly shown: readonly GroupRow[]; readonly total: number };

async function selectGroups({ db, catalog }: Reader, scanId: string, { filter, page }: Asked): Promise<Selected> {
  if (filter.pageId === undefined) return selectGroupsOfScan({ db, catalog }, scanId, { filter, page });
  const rows = (await readPageGroups(db, filter.pageId)).filter(
    (row) => matchesFilter(row, filter) && matchesText(row.rule, catalog, filter.text),
  );
  return { shown: rows.slice(page.offset, page.offset + page.limit), total: rows.length };
}

/** The words are in the catalog, not in the database, so only a search for words reads all groups of a scan. */
async function selectGroupsOfScan({ db, catalog }: Reader, scanId: string, { filter, page }: Asked): Promise<Selected> {
  const matching = selectMatching(db, scanId, filter);
  const sorted = matching
    .selectAll()
    .orderBy('severity_rank')
    .orderBy('occurrence_count', 'desc')
    .orderBy(sql`rule collate "C"`)
    .orderBy('kind');
  const { text } = filter;
  if (hasWords(text)) {
    const rows = (await sorted.execute()).filter((row) => matchesText(row.rule, catalog, text));
    return { shown: rows.slice(page.offset, page.offset + page.limit), total: rows.length };
  }
  const shown = await sorted.limit(page.limit).offset(page.offset).execute();
  const { total } = await matching.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { shown, total };
}

function selectMatching(db: Database, scanId: string, filter: IssueFilter) {
  return db
    .selectFrom('issue_groups')
    .where('scan_id', '=', scanId)
    .$if(filter.kind !== undefined, (query) => query.where('kind', '=', filter.kind ?? 'failed'))
    .$if(filter.severity !== undefined, (query) =>
      query.where('severity_rank', '=', rankOf(filter.severity ?? 'minor')),
    )
    .$if(filter.rules !== undefined, (query) => query.where('rule', 'in', [...(filter.rules ?? [])]));
}

/** Sums the groups of these rules, at most two for each. */
async function countRules(db: Database, scanId: string, rules: ReadonlySet<string>): Promise<FindingTotals> {
  const groups = await selectMatching(db, scanId, { rules })
    .select(['kind', 'severity_rank', 'occurrence_count'])
    .select(['accepted_count', 'fixed_pending_count', 'confirmed_count'])
    .execute();
  return countGroups(groups);
}

function presentTotals({
  failed_groups: failedGroups,
  failed_occurrences: failed,
  needs_review_groups: groupsToReview,
  needs_review_occurrences: toReview,
  ...totals
}: FindingTotals): IssueTotals {
  return {
    failed: { groups: failedGroups, occurrences: failed },
    needs_review: { groups: groupsToReview, occurrences: toReview },
    ...totals,
  };
}

/** Filters like selectMatching. */
function matchesFilter(row: GroupRow, { kind, severity, rules }: IssueFilter): boolean {
  if (kind !== undefined && row.kind !== kind) return false;
  if (severity !== undefined && row.severity_rank !== rankOf(severity)) return false;
  return rules === undefined || rules.has(row.rule);
}

function hasWords(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

function matchesText(rule: string, catalog: RuleCatalog, text: string | undefined): boolean {
  if (!hasWords(text)) return true;
  const info = catalog.get(rule);
  const criteria = (info?.standards ?? []).map((standard) => `${standard.criterion} ${standard.name}`);
  const words = [rule, info?.title, info?.description, ...criteria].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
