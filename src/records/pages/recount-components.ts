import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { RulePart } from '../components/page-part.ts';
import type { StoredPart } from '../components/replace-parts.ts';
import { replaceParts } from '../components/replace-parts.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import { createMeasure } from './measure-components.ts';
import { readScoredRules } from './rescore-pages.ts';

type Row = RulePart & {
  readonly component: number;
  readonly page: number;
  readonly group: number;
  readonly accepted: number;
  readonly pending: number;
  readonly confirmed: number;
};

/** Counts the components of these pages again, after marks changed their counts. The caller holds the scan's row. */
export async function recountComponents(
  { tx, ruleInfo }: { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource },
  { scanId, pageIds }: { readonly scanId: string; readonly pageIds: readonly number[] },
): Promise<void> {
  const byPage = Map.groupBy(await readParts(tx, pageIds), ({ page }) => page);
  const parts: StoredPart[] = [];
  for (const { id, rules, failures } of await readScoredRules(tx, pageIds)) {
    const measure = createMeasure({ rules, failures }, ruleInfo);
    const byComponent = Map.groupBy(byPage.get(id) ?? [], ({ component }) => component);
    for (const [component, rows] of byComponent) {
      const groups = Object.fromEntries(rows.map((row) => [row.group, countsOf(row)]));
      parts.push({ ...measure(rows), component, page: id, groups });
    }
  }
  await replaceParts(tx, { scanId, pageIds }, parts);
}

function countsOf({ stored, marked, accepted, pending, confirmed }: Row): StoredPart['groups'][string] {
  const held = [accepted, pending, confirmed];
  return held.some((count) => count > 0) ? [stored, marked, ...held] : [stored, marked];
}

async function readParts(tx: Transaction<Schema>, pageIds: readonly number[]): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select found.component_id as component, found.page_id as page, found.group_id as group, kind, rule, stored,
      marked, accepted, pending, confirmed
    from (
      select component_id, page_id, group_id, count(*)::integer as stored, (count(*) filter (where false_positive))::integer as marked,
        (count(*) filter (where verdict = 'accepted'))::integer as accepted,
        (count(*) filter (where verdict = 'fixed_pending'))::integer as pending,
        (count(*) filter (where verdict = 'confirmed'))::integer as confirmed
      from occurrences where page_id = any (${`{${pageIds.join(',')}}`}::text::bigint[])
      group by 1, 2, 3
    ) as found join issue_groups on issue_groups.id = found.group_id
  `.execute(tx);
  return rows;
}
