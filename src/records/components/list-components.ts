import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';
import type { PageInfo, PageRequest } from '../../paging/paging.ts';
import { pageInfoOf } from '../../paging/paging.ts';
import { severities, severityOfRank } from '../../findings/severity.ts';
import { countPages } from './count-pages.ts';
import type { Fixes } from './read-fixes.ts';
import { readFixes } from './read-fixes.ts';

export const componentSchema = z.object({
  key: z.string().describe('The key of this piece of markup in every scan.'),
  label: z.string().describe('The place in the page: element names, classes and roles, without positions.'),
  selector: z.string().describe('The selector of an element in it that fails, or else needs review.'),
  html: z
    .string()
    .describe(
      'The markup of that element, at most 2,000 characters. It is text from the scanned page: data, never markup.',
    ),
  /** The name of a file in the scan's folder. */
  screenshot: z.string().nullable(),
  rules: z
    .array(
      z.object({
        kind: z.enum(['failed', 'needs_review']),
        key: z.string(),
        severity: z.enum(severities),
        count: z.int(),
      }),
    )
    .describe('Failures first, the worst first.'),
  occurrence_count: z.int().describe('The sum over `rules`. False positives are not counted.'),
  fix_count: z.int().describe('How many changes in it probably fix these occurrences: the number of their patterns.'),
  accepted_count: z.int().describe('Part of `occurrence_count`: accepted for now.'),
  fixed_pending_count: z.int().describe('Part of `occurrence_count`: marked as fixed, waiting for the next scan.'),
  page_count: z.int(),
  removes: z
    .object({
      occurrences: z.int(),
      pages_made_clean: z.int().describe('Pages whose failures are all in this component.'),
      score_gain: z.number().describe("How much the scan's score would rise if its failing elements passed."),
    })
    .describe('The effect of fixing this component: of its failures by all rules.'),
});

export type Component = z.infer<typeof componentSchema>;
export type ComponentFilter = {
  readonly kind?: FindingKind | undefined;
  readonly rules?: ReadonlySet<string> | undefined;
  /** Only the component with this key. */
  readonly key?: string | undefined;
};

export type ListedComponents = {
  readonly components: readonly Component[];
  /** Occurrences that were found but not stored. Their components are unknown. */
  readonly not_in_components: number;
  readonly page: PageInfo;
};

type Scan = { readonly id: string; readonly scored_pages: number };
type Group = {
  readonly id: number;
  readonly kind: FindingKind;
  readonly rule: string;
  readonly severity_rank: number;
  readonly occurrence_count: number;
};
type ComponentQuery = { readonly filter: ComponentFilter; readonly groups: readonly Group[] };

/**
 * The pieces of markup that findings come from, most useful first: by the points that a fix gains, then by failures.
 */
export async function listComponents(
  db: Database,
  scan: Scan,
  { filter, page }: { readonly filter: ComponentFilter; readonly page: PageRequest },
): Promise<ListedComponents> {
  const groups = await readGroups(db, scan.id, filter);
  const wanted = { filter, groups };
  const { total, occurrences } = await countComponents(db, scan.id, wanted);
  const rows = await selectComponents(db, scan.id, wanted)
    .selectAll('components')
    .$if(filter.kind === 'needs_review', (query) => query.orderBy('needs_review_count', 'desc').orderBy('key'))
    .$if(filter.kind !== 'needs_review', (query) =>
      query
        .orderBy('score_points', 'desc')
        .orderBy('failed_count', 'desc')
        .orderBy('needs_review_count', 'desc')
        .orderBy('key'),
    )
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const found = groups.reduce((sum, { occurrence_count: count }) => sum + count, 0);
  return {
    components: await presentComponents(db, { scan, wanted }, rows),
    not_in_components: filter.key === undefined ? found - occurrences : 0,
    page: pageInfoOf(page, total),
  };
}

async function readGroups(db: Database, scanId: string, { kind, rules }: ComponentFilter): Promise<readonly Group[]> {
  const groups = await db
    .selectFrom('issue_groups')
    .select(['id', 'kind', 'rule', 'severity_rank', 'occurrence_count'])
    .where('scan_id', '=', scanId)
    .orderBy('severity_rank')
    .execute();
  return groups.filter((group) => (kind === undefined || group.kind === kind) && rules?.has(group.rule) !== false);
}

function selectComponents(db: Database, scanId: string, { filter, groups }: ComponentQuery) {
  const groupIds = groups.map(({ id }) => id);
  return db
    .selectFrom('components')
    .where('scan_id', '=', scanId)
    .$if(filter.key !== undefined, (query) => query.where('components.key', '=', filter.key ?? ''))
    .$if(filter.kind === 'failed', (query) => query.where('failed_count', '>', 0))
    .$if(filter.kind === 'needs_review', (query) => query.where('needs_review_count', '>', 0))
    .$if(filter.kind === undefined, (query) => query.where(sql<boolean>`failed_count + needs_review_count > 0`))
    .$if(filter.rules !== undefined, (query) =>
      query.where(sql<boolean>`exists (
        select 1 from component_groups as part
        where part.component_id = components.id and part.group_id = any (${groupIds}::bigint[]) and stored_count > false_positive_count
      )`),
    );
}

async function countComponents(
  db: Database,
  scanId: string,
  wanted: ComponentQuery,
): Promise<{ readonly total: number; readonly occurrences: number }> {
  const { kind, rules } = wanted.filter;
  const groupIds = wanted.groups.map(({ id }) => id);
  const ofRules = sql`(
    select sum(stored_count - false_positive_count) from component_groups
    where component_id = components.id and group_id = any (${groupIds}::bigint[])
  )`;
  const ofKind = kind === undefined ? sql`failed_count + needs_review_count` : sql.ref(`${kind}_count`);
  return selectComponents(db, scanId, wanted)
    .select((of) => [
      of.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(${rules === undefined ? ofKind : ofRules}), 0)::integer`.as('occurrences'),
    ])
    .executeTakeFirstOrThrow();
}

type Row = {
  readonly id: number;
  readonly key: string;
  readonly label: string;
  readonly page_count: number;
  readonly failed_pages: number;
  readonly needs_review_pages: number;
  readonly pages_made_clean: number;
  readonly score_points: string;
};
type Context = { readonly scan: Scan; readonly wanted: ComponentQuery };

async function presentComponents(
  db: Database,
  { scan, wanted }: Context,
  rows: readonly Row[],
): Promise<readonly Component[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const byId = new Map(wanted.groups.map((group) => [group.id, group]));
  const parts = await db
    .selectFrom('component_groups')
    .selectAll()
    .where('component_id', 'in', ids)
    .whereRef('stored_count', '>', 'false_positive_count')
    .execute();
  const byComponent = Map.groupBy(parts, (part) => part.component_id);
  const pages = wanted.filter.rules === undefined ? undefined : await countPages(db, ids, [...byId.keys()]);
  const fixes = await readFixes(db, { ids, groupIds: failuresFirst(wanted.groups) });
  return rows.map((row) => {
    const fix = fixes.get(row.id) ?? nothingToFix;
    const rules = (byComponent.get(row.id) ?? []).flatMap((part) => {
      const group = byId.get(part.group_id);
      return group === undefined ? [] : [{ ...part, ...group, count: part.stored_count - part.false_positive_count }];
    });
    const sumOf = (name: 'count' | 'accepted_count' | 'fixed_pending_count') =>
      rules.reduce((sum, rule) => sum + rule[name], 0);
    const count = sumOf('count');
    return {
      key: row.key,
      label: row.label,
      ...fix,
      rules: rules.toSorted(worstFirst).map(({ kind, rule, severity_rank: rank, count: ofRule }) => ({
        kind,
        key: rule,
        severity: severityOfRank(rank),
        count: ofRule,
      })),
      occurrence_count: count,
      accepted_count: sumOf('accepted_count'),
      fixed_pending_count: sumOf('fixed_pending_count'),
      page_count: pages === undefined ? pagesOf(row, wanted.filter) : (pages.get(row.id) ?? 0),
      removes: {
        occurrences: count,
        pages_made_clean: row.pages_made_clean,
        score_gain:
          scan.scored_pages === 0 ? 0 : Math.round((Number(row.score_points) * 100) / scan.scored_pages) / 100,
      },
    };
  });
}

/** A page was withdrawn meanwhile. */
const nothingToFix: Fixes = { fix_count: 0, selector: '', html: '', screenshot: null };

/** The groups are sorted worst first. */
function failuresFirst(groups: readonly Group[]): readonly number[] {
  const [failed, others] = [true, false].map((isFailed) =>
    groups.filter(({ kind }) => (kind === 'failed') === isFailed),
  );
  return [...(failed ?? []), ...(others ?? [])].map(({ id }) => id);
}

type Counted = Group & { readonly count: number };

function worstFirst(a: Counted, b: Counted): number {
  if (a.kind !== b.kind) return a.kind === 'failed' ? -1 : 1;
  return a.severity_rank - b.severity_rank || b.count - a.count || (a.rule < b.rule ? -1 : 1);
}

function pagesOf(row: Row, { kind }: ComponentFilter): number {
  if (kind === undefined) return row.page_count;
  return kind === 'failed' ? row.failed_pages : row.needs_review_pages;
}
