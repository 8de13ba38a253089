import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';
import { newId } from '../../ids/ids.ts';
import { keepsPlan } from '../../adapters/db/keeps-plan.ts';
import type { StoredGroup } from '../../findings/stored-group.ts';
import { rankOf } from '../../findings/severity.ts';
import type { Severity } from '../../findings/severity.ts';
import { addTexts, takeTexts } from './add-texts.ts';
import { addToPatterns } from './count-patterns.ts';
import type { FirstSeen } from './find-first-seen.ts';

/** The severity and kind of every rule. An unknown rule counts as minor. */
export type RuleInfoSource = (rule: string) => { readonly severity: Severity; readonly bestPractice: boolean };

/** The findings of one page: at most one group for each kind and rule. */
export type PageGroups = {
  readonly scanId: string;
  readonly pageId: number;
  readonly groups: readonly StoredGroup[];
};

/** A group of the page as a row: `first` is the number of the page's first occurrence in it. */
export type WrittenGroup = StoredGroup & { readonly id: number; readonly severityRank: number; readonly first: number };

export type Writing = { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource };

/**
 * Adds the page's findings to the groups of its scan, which number their occurrences without gaps. The caller holds the
 * scan's row, has made sure that the page's findings were not written before, writes the occurrences next, and settles
 * the scan afterwards.
 */
export async function writeGroups(
  { tx, ruleInfo }: Writing,
  { scanId, pageId, groups }: PageGroups,
): Promise<readonly WrittenGroup[]> {
  if (groups.length === 0) return [];
  const rows = groups.map((group) => toGroupRow(group, ruleInfo));
  const { rows: written } = await sql<{ kind: FindingKind; rule: string; id: number; stored: number }>`
    with found as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as new (
        kind text, rule text, engine text, severity_rank smallint, best_practice boolean, total integer, stored integer
      )
    ), grouped as (
      insert into issue_groups as old (
        scan_id, kind, rule, engine, severity_rank, best_practice,
        occurrence_count, page_count, stored_count, omitted_count
      )
      select ${scanId}::uuid, kind, rule, engine, severity_rank, best_practice, total, 1, stored, total - stored from found
      on conflict (scan_id, kind, rule) do update set
        occurrence_count = old.occurrence_count + excluded.occurrence_count,
        page_count = old.page_count + 1,
        stored_count = old.stored_count + excluded.stored_count,
        omitted_count = old.omitted_count + excluded.omitted_count
      returning id, kind, rule, stored_count as stored
    ), parts as (
      insert into group_pages (scan_id, group_id, page_id, stored_count, omitted_count)
      select ${scanId}::uuid, grouped.id, ${pageId}::bigint, found.stored, total - found.stored
      from grouped join found using (kind, rule)
    )
    select id, kind, rule, stored from grouped
    ${keepsPlan}`.execute(tx);
  const rowOf = new Map(written.map((row) => [`${row.kind} ${row.rule}`, row]));
  return groups.flatMap((group, index) => {
    const row = rowOf.get(`${group.kind} ${group.rule}`);
    const rank = rows[index]?.severity_rank ?? 0;
    return row === undefined
      ? []
      : [{ ...group, id: row.id, severityRank: rank, first: row.stored - group.occurrences.length }];
  });
}

function toGroupRow({ kind, rule, engine, total, occurrences }: StoredGroup, ruleInfo: RuleInfoSource) {
  const { severity, bestPractice } = ruleInfo(rule);
  return {
    kind,
    rule,
    engine,
    severity_rank: rankOf(severity),
    best_practice: bestPractice,
    total,
    stored: occurrences.length,
  };
}

type Occurrences = {
  readonly scanId: string;
  readonly pageId: number;
  readonly groups: readonly WrittenGroup[];
  /** The ids of the components by their keys. */
  readonly components: ReadonlyMap<string, number>;
  /** By fingerprints. */
  readonly firstSeen: ReadonlyMap<string, FirstSeen>;
};

/** Writes the occurrences of the page's groups with the counts of their patterns, and the texts that its scan lacks. */
export async function writeOccurrences(
  tx: Transaction<Schema>,
  { scanId, pageId, groups, components, firstSeen }: Occurrences,
): Promise<void> {
  const all = groups.flatMap(({ id, first, occurrences }) =>
    occurrences.map(({ component, ...occurrence }, index) => ({
      ...occurrence,
      id: newId(),
      group: id,
      ordinal: first + index,
      component: components.get(component),
      seenScan: firstSeen.get(occurrence.fingerprint)?.scan,
      seenAt: firstSeen.get(occurrence.fingerprint)?.at,
    })),
  );
  if (all.length === 0) return;
  const { occurrences, texts } = takeTexts(all);
  await sql`
    with ${addTexts(scanId, texts)}, ${addToPatterns(scanId, all)}
    insert into occurrences (
      id, scan_id, group_id, page_id, ordinal, fingerprint, portable_fingerprint, equal_count, selector, html,
      html_key, message_key, screenshot, box, states, path, component_id, pattern, first_seen_scan, first_seen_at
    )
    select id, ${scanId}::uuid, "group", ${pageId}::bigint, ordinal, fingerprint, portable, "equalCount", selector, html,
      "htmlKey", "messageKey", screenshot, box, states, path, component, pattern, "seenScan", "seenAt"
    from json_to_recordset(${JSON.stringify(occurrences)}::json) as new (
      id uuid, "group" bigint, ordinal integer, fingerprint text, portable text, "equalCount" smallint,
      selector text, html text, "htmlKey" uuid, "messageKey" uuid, screenshot text, box json, states text, path text,
      component bigint,
      pattern text, "seenScan" uuid, "seenAt" timestamptz
    )
    ${keepsPlan}`.execute(tx);
}
