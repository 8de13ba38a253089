import type { ReportHead } from '../report-model.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';

/**
 * The parts of a page that the scan did not see. Without them, a reader cannot tell whether a missing finding is fixed.
 */
export const pageLimitsSchema = z.object({
  rules_not_run: z.array(z.string()).describe('Rules that did not finish on the page.'),
  rules_truncated: z
    .array(z.string())
    .describe('Rules with more occurrences on the page than the 1,000 that are stored.'),
  unreached_frames: z
    .array(z.string())
    .nullable()
    .describe('Selectors of the frames that were not analyzed. null: some frames, but it is unknown which.'),
  states: z.array(z.string()).describe('The states of the scan in which the page was fully analyzed.'),
});

type PageLimits = z.infer<typeof pageLimitsSchema>;

/** The limits of these pages of the scan, in order. */
export async function readPageLimits(
  db: Database,
  { row, standard }: Pick<ReportHead, 'row' | 'standard'>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly PageLimits[]> {
  const { rows } = await sql`
    select
      jsonb_path_query_array(rules, '$.keyvalue() ? (@.value == null).key') as rules_not_run,
      array(
        select distinct issue_groups.rule
        from group_pages join issue_groups on issue_groups.id = group_pages.group_id
        where group_pages.page_id = pages.id and group_pages.omitted_count > 0
        order by 1
      ) as rules_truncated,
      unreached_frames, states
    from pages
    where scan_id = ${row.id}::uuid and ordinal >= ${offset}::integer and ordinal < ${offset + limit}::integer
    order by ordinal
  `.execute(db);
  const limits = z.array(pageLimitsSchema).parse(rows);
  if (standard === null) return limits;
  const select = (all: readonly string[]) => all.filter((rule) => standard.rules.has(rule));
  return limits.map((page) => ({
    ...page,
    rules_not_run: select(page.rules_not_run),
    rules_truncated: select(page.rules_truncated),
  }));
}
