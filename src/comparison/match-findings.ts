import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ComparedGroups } from './cut-short.ts';
import { readCutShort } from './cut-short.ts';
import type { PagePair } from './match-pages.ts';

/** One group's findings on one page that both scans saw, without those marked as false positive. */
export type MatchedFindings = {
  /** Of this scan; of the base where this scan has none of the group on the page. */
  readonly groupId: number;
  readonly onlyHere: number;
  readonly onlyInBase: number;
  readonly inBoth: number;
  /** Found in both, and marked in one of them: left out. */
  readonly markedInOne: number;
  /** The rule was finished on the base's page, and all that it found was stored. */
  readonly isJudgedInBase: boolean;
  readonly isJudgedHere: boolean;
};

type Counts = { groupId: number; onlyHere: number; onlyInBase: number; inBoth: number; markedInOne: number };
type Matched = Counts & { readonly pair: PagePair };
type Finding = { readonly groupId: number; readonly isMarked: boolean };
type Page = {
  /** By their fingerprint. */
  readonly findings: ReadonlyMap<string, Finding>;
  /** Rules that were not finished there. */
  readonly unfinished: readonly string[];
};
type Pages = ReadonlyMap<number, Page>;

/** A finding is one line: its group's id, whether it is marked, its fingerprint. */
const betweenFindings = '\n';
const markedSign = '!';
const unmarkedSign = ' ';
const lineParts = /^(\d+)(.)(.*)$/;

/**
 * Compares the stored findings of these pages by fingerprint. Elements beyond the thousand that are stored of one rule and page
 * have no fingerprint: where the other side has such, one that seems new or gone may be among them.
 */
export async function matchFindings(
  db: Database,
  groups: ComparedGroups,
  pairs: readonly PagePair[],
): Promise<readonly MatchedFindings[]> {
  const pageIds = pairs.flatMap(({ base, here }) => [base, here]);
  const pages = await readPages(db, pageIds);
  const isCutShort = await readCutShort(db, groups, pageIds);
  const isJudged = (pageId: number, groupId: number) => {
    const group = groups.byId.get(groupId);
    if (group === undefined || pages.get(pageId)?.unfinished.includes(group.rule) === true) return false;
    return !isCutShort(pageId, group);
  };
  return pairs
    .flatMap((pair) => matchPair(pair, pages))
    .map((matched) => ({
      ...matched,
      isJudgedInBase: isJudged(matched.pair.base, matched.groupId),
      isJudgedHere: isJudged(matched.pair.here, matched.groupId),
    }));
}

type Row = { readonly id: number; readonly found: string | null; readonly unfinished: readonly string[] };

/**
 * A page's findings come as one text and are matched here: what the database takes for joining them is several times what it takes
 * for handing them over. `offset 0` makes it look page by page, whatever it knows of its tables. `null` in place of a rule's
 * counts: it was not finished there. The absence of a rule: it had nothing to judge.
 */
async function readPages(db: Database, pageIds: readonly number[]): Promise<Pages> {
  const { rows } = await sql<Row>`
    select page.id, page.unfinished, one.found
    from jsonb_array_elements_text(${JSON.stringify(pageIds)}::jsonb) as wanted (id), lateral (
      select id, jsonb_path_query_array(rules, '$.keyvalue() ? (@.value == null).key') as unfinished
      from pages where id = wanted.id::bigint offset 0
    ) as page, lateral (
      select string_agg(group_id || case when false_positive then ${markedSign} else ${unmarkedSign} end || fingerprint, ${betweenFindings}) as found
      from occurrences where page_id = page.id offset 0
    ) as one
  `.execute(db);
  return new Map(
    rows.map(({ id, unfinished, found }) => [id, { unfinished, findings: readLines(found?.split(betweenFindings)) }]),
  );
}

function readLines(lines: readonly string[] = []): Page['findings'] {
  return new Map(
    lines.map((line) => {
      const [, groupId, sign, fingerprint = ''] = lineParts.exec(line) ?? [];
      return [fingerprint, { groupId: Number(groupId), isMarked: sign === markedSign }];
    }),
  );
}

const none: Page['findings'] = new Map();

function matchPair(pair: PagePair, pages: Pages): readonly Matched[] {
  const [base, here] = [pages.get(pair.base)?.findings ?? none, pages.get(pair.here)?.findings ?? none];
  const byGroup = new Map<number, Matched>();
  const countsOf = (groupId: number) => {
    const counts = byGroup.get(groupId) ?? { pair, groupId, onlyHere: 0, onlyInBase: 0, inBoth: 0, markedInOne: 0 };
    byGroup.set(groupId, counts);
    return counts;
  };
  for (const [fingerprint, finding] of here) {
    const before = base.get(fingerprint);
    const counter = chooseCounter(finding, before);
    if (counter !== undefined) countsOf(finding.groupId)[counter] += 1;
  }
  for (const [fingerprint, before] of base) {
    if (!here.has(fingerprint) && !before.isMarked) countsOf(before.groupId).onlyInBase += 1;
  }
  return [...byGroup.values()];
}

function chooseCounter(here: Finding, before: Finding | undefined): 'onlyHere' | 'inBoth' | 'markedInOne' | undefined {
  if (before !== undefined && before.isMarked !== here.isMarked) return 'markedInOne';
  if (here.isMarked) return undefined;
  return before === undefined ? 'onlyHere' : 'inBoth';
}
