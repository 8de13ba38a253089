import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
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
  /** The rule was finished on the base's page, and all that it found was stored. Asked only where it matters, else true. */
  readonly isJudgedInBase: boolean;
  readonly isJudgedHere: boolean;
};

type Counts = { groupId: number; onlyHere: number; onlyInBase: number; inBoth: number; markedInOne: number };
type Matched = Counts & { readonly pair: PagePair };
type Finding = { readonly groupId: number; readonly isMarked: boolean };
/** A page's findings by their fingerprint. */
type Findings = ReadonlyMap<string, Finding>;

const none: Findings = new Map();
/** A fingerprint is one line. */
const betweenFingerprints = '\n';

/**
 * Compares the stored findings of these pages by fingerprint. Elements beyond the thousand that are stored of one rule and page
 * have no fingerprint: where the other side has such, one that seems new or gone may be among them.
 */
export async function matchFindings(db: Database, pairs: readonly PagePair[]): Promise<readonly MatchedFindings[]> {
  const found = await readFindings(
    db,
    pairs.flatMap(({ base, here }) => [base, here]),
  );
  const matched = pairs.flatMap((pair) => matchPair(pair, found));
  const unjudged = await findUnjudged(db, matched);
  return matched.map((one) => ({
    ...one,
    isJudgedInBase: !unjudged.has(`${one.pair.base} ${one.groupId}`),
    isJudgedHere: !unjudged.has(`${one.pair.here} ${one.groupId}`),
  }));
}

/** In the order of the query below. */
type Row = readonly [pageId: number, groupId: number, isMarked: boolean, fingerprints: string];

/**
 * As one text, and matched here: what the database takes for joining them is several times what it takes for handing them
 * over. `offset 0` makes it look page by page, whatever it knows of its tables.
 */
async function readFindings(db: Database, pageIds: readonly number[]): Promise<ReadonlyMap<number, Findings>> {
  const { rows } = await sql<{ readonly found: string | null }>`
    select json_agg(json_build_array(page_id, group_id, false_positive, fingerprints))::text as found
    from (
      select one.page_id, one.group_id, one.false_positive, string_agg(one.fingerprint, ${betweenFingerprints}) as fingerprints
      from jsonb_array_elements_text(${JSON.stringify(pageIds)}::jsonb) as wanted (id), lateral (
        select page_id, group_id, false_positive, fingerprint from occurrences where page_id = wanted.id::bigint offset 0
      ) as one
      group by 1, 2, 3
    ) as grouped
  `.execute(db);
  const found = new Map<number, Map<string, Finding>>();
  // The shape is that of the query above.
  for (const [pageId, groupId, isMarked, fingerprints] of JSON.parse(rows[0]?.found ?? '[]') as readonly Row[]) {
    const findings = found.get(pageId) ?? new Map<string, Finding>();
    for (const fingerprint of fingerprints.split(betweenFingerprints)) findings.set(fingerprint, { groupId, isMarked });
    found.set(pageId, findings);
  }
  return found;
}

function matchPair(pair: PagePair, found: ReadonlyMap<number, Findings>): readonly Matched[] {
  const [base, here] = [found.get(pair.base) ?? none, found.get(pair.here) ?? none];
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

/**
 * Of those that only one side has: `<page> <group>` where the other side's page was not judged by the rule, or not all was stored.
 * `null` in place of a rule's counts: it was not finished there. The absence of a rule: it had nothing to judge.
 */
async function findUnjudged(db: Database, matched: readonly Matched[]): Promise<ReadonlySet<string>> {
  const asked = matched.flatMap(({ pair, groupId, onlyHere, onlyInBase }) => [
    ...(onlyHere > 0 ? [{ page: pair.base, group: groupId }] : []),
    ...(onlyInBase > 0 ? [{ page: pair.here, group: groupId }] : []),
  ]);
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ readonly page: number; readonly group: number }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (page bigint, "group" bigint)
    ), cut_short as materialized (
      select part.page_id, own.kind, own.rule
      from (select distinct page from asked) as one, lateral (
        select page_id, group_id from group_pages where page_id = one.page and omitted_count > 0 offset 0
      ) as part join issue_groups as own on own.id = part.group_id
    )
    select asked.page, asked."group"
    from asked join issue_groups as known on known.id = asked."group"
    where exists (
      select 1 from pages where pages.id = asked.page and jsonb_typeof(pages.rules -> known.rule) = 'null' offset 0
    ) or exists (
      select 1 from cut_short as part where part.page_id = asked.page and part.kind = known.kind and part.rule = known.rule
    )
  `.execute(db);
  return new Set(rows.map(({ page, group }) => `${page} ${group}`));
}
