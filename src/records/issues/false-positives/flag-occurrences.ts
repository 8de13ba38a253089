import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../../adapters/db/schema.ts';
import type { HeldVerdict } from '../../../findings/verdicts.ts';
import { heldVerdicts, verdicts } from '../../../findings/verdicts.ts';
import { changePatterns, readPatternParts } from '../count-patterns.ts';
import { isCoveredBy } from './covered-occurrences.ts';
import type { MarkedGroup, MarkedScan, MarkEffect } from './covering-marks.ts';
import { listEffects, marksWithEffect } from './covering-marks.ts';
import type { LastLook } from './read-last-looks.ts';
import { readLastLooks } from './read-last-looks.ts';

export type Marked = { readonly scan: MarkedScan; readonly group: MarkedGroup };

/** The change, for each verdict, in the number of the group's findings on the page. */
export type PageChange = {
  readonly pageId: number;
  readonly marked: number;
  readonly accepted: number;
  readonly pending: number;
  readonly confirmed: number;
};

type Batch = {
  readonly pages: string;
  readonly effects: ReadonlyMap<MarkEffect, { readonly isWhole: boolean }>;
  /** Set only if a mark said "fixed" before this scan. */
  readonly lastLooks: readonly LastLook[];
};

/**
 * Sets the verdicts of one group's occurrences on these pages to those of the marks, and counts the group again there.
 * It reads all marks, not only the changes, so repetition or two marks at once have the same result. Findings that were
 * not stored have a verdict if the whole group has it. The caller holds the scan's row, and sums up the scan
 * afterwards. Returns the pages with changed counts.
 */
export async function flagOccurrences(
  tx: Transaction<Schema>,
  marked: Marked,
  pageIds: readonly number[],
): Promise<readonly PageChange[]> {
  const effects = await listEffects(tx, marked.scan, marked.group);
  // The embedded database has no statistics and would read the whole table for a hundred pages: 20 times slower.
  await sql`set local enable_seqscan = off`.execute(tx);
  // A server would compile these statements because of their cost estimates, which takes seconds and saves nothing.
  await sql`set local jit = off`.execute(tx);
  const lastLooks = effects.has('came_back') ? await readLastLooks(tx, marked, pageIds) : [];
  const batch = { pages: `{${pageIds.join(',')}}`, effects, lastLooks };
  const before = await readPatternParts(tx, marked.group.id, batch.pages);
  await flip(tx, marked, batch);
  const after = await readPatternParts(tx, marked.group.id, batch.pages);
  await changePatterns(tx, marked.scan.id, { before, after });
  return recount(tx, marked, batch);
}

/**
 * `group_id + 0` keeps the planner from using the group's index, which it would read completely for every batch
 * of a large group.
 */
async function flip(tx: Transaction<Schema>, marked: Marked, batch: Batch): Promise<void> {
  const isMarked = hasEffect(marked, batch, 'false_positive');
  const cases = heldVerdicts
    .filter((verdict) => batch.effects.has(verdict))
    .map((verdict) => sql`when ${hasEffect(marked, batch, verdict)} then ${sql.lit(verdict)}`);
  const verdict =
    cases.length === 0 ? sql`null::text` : sql`(case when ${isMarked} then null ${sql.join(cases, sql` `)} end)`;
  const cameBack = hasReturned(marked, batch);
  await sql`
    update occurrences set false_positive = ${isMarked}, verdict = ${verdict}, came_back = ${cameBack}
    where scan_id = ${marked.scan.id}::uuid and page_id = any (${batch.pages}::text::bigint[]) and group_id + 0 = ${marked.group.id} and (
      false_positive <> ${isMarked} or verdict is distinct from ${verdict} or came_back <> ${cameBack}
    )
  `.execute(tx);
}

/** A mark on the whole group covers every occurrence, so the database need not look for others. */
function hasEffect({ scan, group }: Marked, { effects }: Batch, effect: MarkEffect): RawBuilder<boolean> {
  const found = effects.get(effect);
  if (found === undefined) return sql`false`;
  return found.isWhole ? sql`true` : isCoveredBy(marksWithEffect(scan, group, effect), scan);
}

/** A finding came back if no scan looked at its page between the mark that said "fixed" and this one. */
function hasReturned({ scan, group }: Marked, { lastLooks }: Batch): RawBuilder<boolean> {
  if (lastLooks.length === 0) return sql`false`;
  const byLook = Map.groupBy(lastLooks, ({ sequence }) => sequence);
  const parts = [...byLook].map(([sequence, pages]) => {
    const marks = sql`${marksWithEffect(scan, group, 'came_back')} and mark.after_sequence >= ${sequence}::bigint`;
    const ids = `{${pages.map(({ page }) => page).join(',')}}`;
    return sql`(occurrences.page_id = any (${ids}::text::bigint[]) and ${isCoveredBy(marks, scan)})`;
  });
  return sql`(${sql.join(parts, sql` or `)})`;
}

async function recount(tx: Transaction<Schema>, { scan, group }: Marked, batch: Batch): Promise<readonly PageChange[]> {
  const { rows } = await sql<PageChange>`
    with fresh as materialized (
      select part.page_id, part.stored_count + part.omitted_count as found, part.false_positive_count as before,
        part.accepted_count as accepted_before, part.fixed_pending_count as pending_before, part.confirmed_count as confirmed_before,
        now_marked.*
      from group_pages as part cross join lateral ${countMarked(batch)} as now_marked
      where part.group_id = ${group.id} and part.page_id = any (${batch.pages}::text::bigint[])
    ), changed as (
      update group_pages set false_positive_count = fresh.after,
        accepted_count = accepted, fixed_pending_count = pending, confirmed_count = confirmed
      from fresh where scan_id = ${scan.id}::uuid and group_id = ${group.id} and group_pages.page_id = fresh.page_id
        and (before, accepted_before, pending_before, confirmed_before) is distinct from (after, accepted, pending, confirmed)
      returning fresh.*
    ), summed as (
      select coalesce(sum(after - before), 0)::integer as marked,
        (count(*) filter (where after = found) - count(*) filter (where before = found))::integer as pages_gone,
        coalesce(sum(accepted - accepted_before), 0)::integer as accepted,
        coalesce(sum(pending - pending_before), 0)::integer as pending,
        coalesce(sum(confirmed - confirmed_before), 0)::integer as confirmed
      from changed
    ), grouped as (
      update issue_groups set
        occurrence_count = occurrence_count - summed.marked,
        false_positive_count = false_positive_count + summed.marked,
        page_count = page_count - summed.pages_gone,
        accepted_count = accepted_count + summed.accepted,
        fixed_pending_count = fixed_pending_count + summed.pending,
        confirmed_count = confirmed_count + summed.confirmed
      from summed where issue_groups.id = ${group.id} and scan_id = ${scan.id}::uuid
    )
    select page_id as "pageId", after - before as marked, accepted - accepted_before as accepted,
      pending - pending_before as pending, confirmed - confirmed_before as confirmed
    from changed
  `.execute(tx);
  return rows;
}

/**
 * The number of findings of `part` with each verdict. It uses filters instead of a condition, because otherwise the
 * planner reads the whole index of marked occurrences for each page, which looks cheap to it.
 */
function countMarked({ effects }: Batch): RawBuilder<unknown> {
  const whole = verdicts.find((verdict) => effects.get(verdict)?.isWhole);
  const omitted = (verdict: MarkEffect) => (verdict === whole ? sql`+ part.omitted_count` : sql``);
  const held = (verdict: HeldVerdict) =>
    sql`(count(*) filter (where occurrences.verdict = ${sql.lit(verdict)}))::integer ${omitted(verdict)}`;
  return sql`(
    select (count(*) filter (where occurrences.false_positive))::integer ${omitted('false_positive')} as after,
      ${held('accepted')} as accepted, ${held('fixed_pending')} as pending, ${held('confirmed')} as confirmed
    from occurrences where occurrences.page_id = part.page_id and occurrences.group_id + 0 = part.group_id
  )`;
}
