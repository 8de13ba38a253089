import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { NewPart, PageParts } from '../components/write-components.ts';
import { addComponentParts, addComponents, numberComponents } from '../components/write-components.ts';
import { keepsPlan } from '../shared/keeps-plan.ts';
import type { Schema } from '../db/schema.ts';
import type { FindingKind } from '../engines/finding.ts';
import { newId } from '../shared/ids.ts';
import type { StoredBox } from '../shared/page-picture.ts';
import { rankOf } from '../shared/severity.ts';
import type { Severity } from '../shared/severity.ts';
import { addTexts, takeTexts } from './add-texts.ts';

/** Severity and kind of every rule. A rule that is not known any more counts as minor. */
export type RuleInfoSource = (rule: string) => { readonly severity: Severity; readonly bestPractice: boolean };

type NewOccurrence = {
  readonly selector: string;
  readonly html: string;
  readonly message: string;
  readonly fingerprint: string;
  readonly portable: string;
  readonly equalCount: number;
  readonly screenshot: string | null;
  readonly component: string;
  readonly states: string | null;
  readonly box?: StoredBox | null;
};

type NewGroup = {
  readonly kind: FindingKind;
  readonly rule: string;
  readonly engine: string;
  readonly total: number;
  readonly occurrences: readonly NewOccurrence[];
};

/** What one page has. `groups`: of each kind and rule one at most. */
export type PageFindings = {
  readonly scanId: string;
  readonly pageId: number;
  readonly groups: readonly NewGroup[];
  readonly components: readonly NewPart[];
};

const maxScreenshotsPerGroup = 200;

/** `endPages`: what ends the pages in the same statement, and returns their ids. */
type Findings = { readonly pages: readonly PageFindings[]; readonly endPages: RawBuilder<unknown> };

/**
 * Adds the findings of pages to the groups of their scans, and numbers the occurrences from each group's counter, in the order of the
 * pages. The caller holds the scans' rows, has made sure that the findings of these pages were not written before, and settles the
 * scans afterwards. Returns how many pages were ended. At least one of the pages has findings.
 */
export async function writeFindings(
  { tx, ruleInfo }: { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource },
  { pages, endPages }: Findings,
): Promise<number> {
  const found = pages.flatMap(({ scanId, pageId, groups }) => groups.map((group) => ({ ...group, scanId, pageId })));
  const byGroup = Map.groupBy(found, nameGroup);
  const numbers = new Map([...byGroup.keys()].map((name, number) => [name, number]));
  const numberOf = (group: GroupName) => numbers.get(nameGroup(group)) ?? -1;
  const written = await insertFindings(tx, {
    endPages,
    groups: [...byGroup.values()].flatMap((parts, group) => addUp(parts, group, ruleInfo)),
    parts: found.map((part) => describePart(part, numberOf(part))),
    occurrences: [...byGroup.values()].flatMap(listOccurrences),
    components: pages.map(({ scanId, pageId, components }) => ({
      scanId,
      pageId,
      parts: components.map(({ rules, ...part }) => ({
        ...part,
        rules: rules.map(({ kind, rule, stored }) => ({ group: numberOf({ scanId, kind, rule }), stored })),
      })),
    })),
  });
  await uncountSurplusScreenshots(tx, written);
  return written[0]?.ended ?? 0;
}

type GroupName = Pick<PartOfGroup, 'scanId' | 'kind' | 'rule'>;

function nameGroup({ scanId, kind, rule }: GroupName): string {
  return `${scanId} ${kind} ${rule}`;
}

type PartOfGroup = NewGroup & { readonly scanId: string; readonly pageId: number };

/** One group's findings on all of its pages. `group`: its number in the statement. */
function addUp(parts: readonly PartOfGroup[], group: number, ruleInfo: RuleInfoSource) {
  return parts.slice(0, 1).map(({ scanId, kind, rule, engine }) => {
    const { severity, bestPractice } = ruleInfo(rule);
    const occurrences = parts.flatMap((part) => part.occurrences);
    return {
      group,
      scan_id: scanId,
      kind,
      rule,
      engine,
      severity_rank: rankOf(severity),
      best_practice: bestPractice,
      pages: parts.length,
      total: parts.reduce((sum, { total }) => sum + total, 0),
      stored: occurrences.length,
      shots: occurrences.filter(({ screenshot }) => screenshot !== null).length,
    };
  });
}

function describePart({ pageId, total, occurrences }: PartOfGroup, group: number) {
  return { group, pageId, stored: occurrences.length, omitted: total - occurrences.length };
}

/**
 * `number`: its number among those of the pages in this group. `shots_after`: how many of the following ones have
 * a screenshot.
 */
function listOccurrences(parts: readonly PartOfGroup[], group: number) {
  let shots = 0;
  return parts
    .flatMap(({ scanId, pageId, occurrences }) => occurrences.map((one) => ({ ...one, scanId, pageId, group })))
    .map((occurrence, number) => ({ ...occurrence, number, id: newId() }))
    .toReversed()
    .map((occurrence) => ({ ...occurrence, shots_after: occurrence.screenshot === null ? shots : shots++ }));
}

type Rows = {
  readonly endPages: RawBuilder<unknown>;
  readonly groups: ReturnType<typeof addUp>;
  readonly parts: readonly ReturnType<typeof describePart>[];
  readonly occurrences: ReturnType<typeof listOccurrences>;
  readonly components: readonly PageParts[];
};
type WrittenGroup = { readonly id: number; readonly scanId: string; readonly shots: number; readonly ended: number };

/**
 * One statement, for each costs as much as its work. A group's counter already includes the pages'
 * occurrences: they take the numbers at its end. Two workers may each have seen room for their screenshots: those beyond the
 * limit are let go. Groups and components have numbers in the statement, by which its parts are joined.
 */
async function insertFindings(tx: Transaction<Schema>, rows: Rows): Promise<readonly WrittenGroup[]> {
  const hasPictures = rows.occurrences.some(({ screenshot }) => screenshot !== null);
  const numberOf = numberComponents();
  const { occurrences, texts } = takeTexts(
    rows.occurrences.map((one) => ({ ...one, component: numberOf(one.scanId, one.component) })),
  );
  const { rows: written } = await sql<WrittenGroup>`
    with ended as (${rows.endPages}), found as materialized (
      select * from json_to_recordset(${JSON.stringify(rows.groups)}::json) as new (
        "group" integer, scan_id uuid, kind text, rule text, engine text, severity_rank smallint, best_practice boolean, pages integer,
        total integer, stored integer, shots integer
      )
    ), grouped as (
      insert into issue_groups as old (
        scan_id, kind, rule, engine, severity_rank, best_practice,
        occurrence_count, page_count, stored_count, omitted_count, screenshot_count
      )
      select scan_id, kind, rule, engine, severity_rank, best_practice,
        total, pages, stored, total - stored, shots
      from found
      on conflict (scan_id, kind, rule) do update set
        occurrence_count = old.occurrence_count + excluded.occurrence_count,
        page_count = old.page_count + excluded.page_count,
        stored_count = old.stored_count + excluded.stored_count,
        omitted_count = old.omitted_count + excluded.omitted_count,
        screenshot_count = old.screenshot_count + excluded.screenshot_count
      returning id, scan_id, kind, rule, severity_rank, stored_count as stored, screenshot_count as shots
    ), named_groups as materialized (
      select found."group", grouped.id, grouped.scan_id, grouped.stored - found.stored as first, grouped.shots
      from grouped join found using (scan_id, kind, rule)
    ), parts as (
      insert into group_pages (scan_id, group_id, page_id, stored_count, omitted_count)
      select named_groups.scan_id, named_groups.id, new."pageId", new.stored, new.omitted
      from json_to_recordset(${JSON.stringify(rows.parts)}::json) as new (
        "pageId" bigint, "group" integer, stored integer, omitted integer
      ) join named_groups using ("group")
    ), ${addTexts(texts)}, ${addComponents(rows.components, numberOf)}, kept as (
      insert into occurrences (
        id, scan_id, group_id, page_id, ordinal, fingerprint, portable_fingerprint, equal_count, selector, html, html_key, message_key, screenshot, box, states, component_id
      )
      select new.id, named_groups.scan_id, named_groups.id, new."pageId",
        named_groups.first + new.number, new.fingerprint, new.portable, new."equalCount", new.selector, new.html, new."htmlKey", new."messageKey",
        case when new.shots_after >= named_groups.shots - ${maxScreenshotsPerGroup}::integer then new.screenshot end, new.box, new.states, named_components.id
      from json_to_recordset(${JSON.stringify(occurrences)}::json) as new (
        id uuid, "pageId" bigint, "group" integer, number integer, shots_after integer,
        fingerprint text, portable text, "equalCount" smallint, selector text, html text, "htmlKey" uuid, "messageKey" uuid, screenshot text, box json, states text, component integer
      ) join named_groups using ("group") join named_components using (component)
      ${hasPictures ? sql`returning component_id, page_id, group_id, screenshot` : sql``}
    ), ${addComponentParts(rows.components, numberOf, hasPictures)}
    select id, scan_id as "scanId", shots, (select count(*)::integer from ended) as ended from grouped
    ${keepsPlan}`.execute(tx);
  return written;
}

async function uncountSurplusScreenshots(tx: Transaction<Schema>, written: readonly WrittenGroup[]): Promise<void> {
  const full = written.filter((group) => group.shots > maxScreenshotsPerGroup);
  for (const { id, scanId } of full)
    await tx
      .updateTable('issue_groups')
      .set({ screenshot_count: maxScreenshotsPerGroup })
      .where('scan_id', '=', scanId)
      .where('id', '=', id)
      .execute();
}
