import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';

/** The occurrences of a pattern on one page, when the page is recorded. */
type NewPart = { readonly group: number; readonly pattern: string; readonly component: number | undefined };

/** A part of the statement that records findings. Adds the page's occurrences to the counts of their patterns. */
export function addToPatterns(scanId: string, occurrences: readonly NewPart[]): RawBuilder<unknown> {
  const parts = [...Map.groupBy(occurrences, ({ group, pattern }) => `${group} ${pattern}`).values()].map((same) => ({
    group: same[0]?.group,
    pattern: same[0]?.pattern,
    component: same[0]?.component,
    count: same.length,
  }));
  return sql`
    counted_patterns as (
      insert into patterns as old (scan_id, group_id, key, component_id, stored_count, occurrence_count, page_count)
      select ${scanId}::uuid, "group", pattern, component, count, count, 1
      from json_to_recordset(${JSON.stringify(parts)}::json) as new ("group" bigint, pattern text, component bigint, count integer)
      on conflict (group_id, key, scan_id) do update set stored_count = old.stored_count + excluded.stored_count,
        occurrence_count = old.occurrence_count + excluded.occurrence_count, page_count = old.page_count + 1
    )`;
}

/** The stored occurrences of a pattern on a page, and those that are not marked as false positives. */
export type PatternPart = {
  readonly group: number;
  readonly pattern: string;
  readonly page: number;
  readonly stored: number;
  readonly open: number;
};

/** `group_id + 0` keeps the planner from reading the group's index completely. */
export async function readPatternParts(
  tx: Transaction<Schema>,
  groupId: number,
  pages: string,
): Promise<readonly PatternPart[]> {
  const { rows } = await sql<PatternPart>`
    select group_id as "group", pattern, page_id as page, count(*)::integer as stored,
      (count(*) filter (where not false_positive))::integer as open
    from occurrences where page_id = any (${pages}::text::bigint[]) and group_id + 0 = ${groupId}
    group by 1, 2, 3
  `.execute(tx);
  return rows;
}

type PatternRow = {
  readonly group_id: number;
  readonly page_id: number;
  readonly pattern: string;
  readonly false_positive: boolean;
};

/** The parts of patterns that these occurrences are. */
export function toPatternParts(rows: readonly PatternRow[]): readonly PatternPart[] {
  const byPart = Map.groupBy(rows, (row) => `${row.group_id} ${row.page_id} ${row.pattern}`);
  return [...byPart.values()].flatMap((same) =>
    same.slice(0, 1).map(({ group_id: group, page_id: page, pattern }) => ({
      group,
      page,
      pattern,
      stored: same.length,
      open: same.filter(({ false_positive: isMarked }) => !isMarked).length,
    })),
  );
}

type Change = { readonly before: readonly PatternPart[]; readonly after: readonly PatternPart[] };

/** Changes the counts of patterns by the difference, and removes patterns without occurrences. */
export async function changePatterns(
  tx: Transaction<Schema>,
  scanId: string,
  { before, after }: Change,
): Promise<void> {
  const changes = sumChanges([
    ...after.map((part) => ({ part, sign: 1 })),
    ...before.map((part) => ({ part, sign: -1 })),
  ]);
  if (changes.length === 0) return;
  await sql`
    update patterns set stored_count = stored_count + stored, occurrence_count = occurrence_count + open,
      page_count = page_count + pages
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as new (
      "group" bigint, pattern text, stored integer, open integer, pages integer
    )
    where patterns.scan_id = ${scanId}::uuid and patterns.group_id = new."group" and patterns.key = new.pattern
  `.execute(tx);
  const emptied = changes.filter(({ stored }) => stored < 0);
  if (emptied.length === 0) return;
  await sql`
    delete from patterns using jsonb_to_recordset(${JSON.stringify(emptied)}::jsonb) as new ("group" bigint, pattern text)
    where patterns.scan_id = ${scanId}::uuid and patterns.group_id = new."group" and patterns.key = new.pattern
      and stored_count = 0
  `.execute(tx);
}

type Signed = { readonly part: PatternPart; readonly sign: number };

function sumChanges(parts: readonly Signed[]) {
  const sum = (all: readonly Signed[], countOf: (part: PatternPart) => number) =>
    all.reduce((total, { part, sign }) => total + sign * countOf(part), 0);
  return [...Map.groupBy(parts, ({ part }) => `${part.group} ${part.pattern}`).values()]
    .map((same) => ({
      group: same[0]?.part.group,
      pattern: same[0]?.part.pattern,
      stored: sum(same, ({ stored }) => stored),
      open: sum(same, ({ open }) => open),
      pages: sum(same, ({ open }) => (open > 0 ? 1 : 0)),
    }))
    .filter(({ stored, open, pages }) => stored !== 0 || open !== 0 || pages !== 0);
}
