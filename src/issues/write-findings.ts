import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { NewPart } from '../components/write-components.ts';
import { addComponentParts, addComponents } from '../components/write-components.ts';
import type { Schema } from '../db/schema.ts';
import type { FindingKind } from '../engines/finding.ts';
import { newId } from '../shared/ids.ts';
import { rankOf } from '../shared/severity.ts';
import type { Severity } from '../shared/severity.ts';

/** Severity and kind of every rule. A rule that is not known any more counts as minor. */
export type RuleInfoSource = (rule: string) => { readonly severity: Severity; readonly bestPractice: boolean };

type NewOccurrence = {
  readonly selector: string;
  readonly html: string;
  readonly message: string;
  readonly fingerprint: string;
  readonly earlierFingerprint: string | null;
  readonly portable: string;
  readonly equalCount: number | null;
  readonly screenshot: string | null;
  readonly component: string;
  readonly states: string | null;
};

type NewGroup = {
  readonly kind: FindingKind;
  readonly rule: string;
  readonly engine: string;
  readonly total: number;
  readonly occurrences: readonly NewOccurrence[];
};

type PageOfScan = { readonly scanId: string; readonly pageId: number };

const maxScreenshotsPerGroup = 200;

/**
 * Adds one page's findings to the scan's groups, and numbers its occurrences from each group's counter. The
 * caller holds the scan's row, has made sure that this page's findings were not written before, and settles the
 * scan afterwards.
 */
export async function writeFindings(
  { tx, ruleInfo }: { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource },
  page: PageOfScan,
  { groups, components }: { readonly groups: readonly NewGroup[]; readonly components: readonly NewPart[] },
): Promise<void> {
  if (groups.length === 0) return;
  const written = await insertFindings(tx, page, {
    groups: groups.map((group) => describeGroup(group, ruleInfo)),
    occurrences: groups.flatMap(listOccurrences),
    components,
  });
  await uncountSurplusScreenshots(tx, written);
}

function describeGroup(group: NewGroup, ruleInfo: RuleInfoSource) {
  const { severity, bestPractice } = ruleInfo(group.rule);
  return {
    kind: group.kind,
    rule: group.rule,
    engine: group.engine,
    severity_rank: rankOf(severity),
    best_practice: bestPractice,
    total: group.total,
    stored: group.occurrences.length,
    shots: group.occurrences.filter((occurrence) => occurrence.screenshot !== null).length,
  };
}

/**
 * `number`: its number among those of the page in this group. `shots_after`: how many of the following ones have
 * a screenshot.
 */
function listOccurrences({ kind, rule, occurrences }: NewGroup) {
  let shots = 0;
  return occurrences
    .map((occurrence, number) => ({ ...occurrence, number, id: newId(), kind, rule }))
    .toReversed()
    .map((occurrence) => ({ ...occurrence, shots_after: occurrence.screenshot === null ? shots : shots++ }));
}

type Rows = {
  readonly groups: readonly ReturnType<typeof describeGroup>[];
  readonly occurrences: ReturnType<typeof listOccurrences>;
  readonly components: readonly NewPart[];
};
type WrittenGroup = { readonly id: number; readonly shots: number };

/**
 * One statement, for each costs the embedded database as much as its work. A group's counter already includes the page's
 * occurrences: they take the numbers at its end. Two workers may each have seen room for their screenshots: those beyond the
 * limit are let go.
 */
async function insertFindings(tx: Transaction<Schema>, page: PageOfScan, rows: Rows): Promise<readonly WrittenGroup[]> {
  const hasPictures = rows.occurrences.some(({ screenshot }) => screenshot !== null);
  const { rows: written } = await sql<WrittenGroup>`
    with found as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows.groups)}::jsonb) as new (
        kind text, rule text, engine text, severity_rank smallint, best_practice boolean, total integer, stored integer, shots integer
      )
    ), grouped as (
      insert into issue_groups as old (
        scan_id, kind, rule, engine, severity_rank, best_practice,
        occurrence_count, page_count, stored_count, omitted_count, screenshot_count
      )
      select ${page.scanId}::uuid, kind, rule, engine, severity_rank, best_practice,
        total, 1, stored, total - stored, shots
      from found
      on conflict (scan_id, kind, rule) do update set
        occurrence_count = old.occurrence_count + excluded.occurrence_count,
        page_count = old.page_count + 1,
        stored_count = old.stored_count + excluded.stored_count,
        omitted_count = old.omitted_count + excluded.omitted_count,
        screenshot_count = old.screenshot_count + excluded.screenshot_count
      returning id, kind, rule, stored_count as stored, screenshot_count as shots
    ), parts as (
      insert into group_pages (group_id, page_id, stored_count, omitted_count)
      select grouped.id, ${page.pageId}::bigint, found.stored, found.total - found.stored
      from grouped join found using (kind, rule)
    ), ${addComponents(page, rows.components)}, kept as (
      insert into occurrences (
        id, scan_id, group_id, page_id, ordinal, fingerprint, earlier_fingerprint, portable_fingerprint, equal_count, selector, html, message, screenshot, states, component_id
      )
      select new.id, ${page.scanId}::uuid, grouped.id, ${page.pageId}::bigint,
        grouped.stored - found.stored + new.number, new.fingerprint, new."earlierFingerprint", new.portable, new."equalCount", new.selector, new.html, new.message,
        case when new.shots_after >= grouped.shots - ${maxScreenshotsPerGroup}::integer then new.screenshot end, new.states, written_components.id
      from jsonb_to_recordset(${JSON.stringify(rows.occurrences)}::jsonb) as new (
        id uuid, kind text, rule text, number integer, shots_after integer,
        fingerprint text, "earlierFingerprint" text, portable text, "equalCount" smallint, selector text, html text, message text, screenshot text, states text, component text
      ) join grouped using (kind, rule) join found using (kind, rule) join written_components on written_components.key = new.component
      ${hasPictures ? sql`returning component_id, screenshot` : sql``}
    ), ${addComponentParts(page, rows.components, hasPictures)}
    select id, shots from grouped
  `.execute(tx);
  return written;
}

async function uncountSurplusScreenshots(tx: Transaction<Schema>, written: readonly WrittenGroup[]): Promise<void> {
  const full = written.filter((group) => group.shots > maxScreenshotsPerGroup).map((group) => group.id);
  if (full.length === 0) return;
  await tx
    .updateTable('issue_groups')
    .set({ screenshot_count: maxScreenshotsPerGroup })
    .where('id', 'in', full)
    .execute();
}
