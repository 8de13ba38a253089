import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Database, PagesTable } from '../db/schema.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { notesSchema } from '../scans/scan-record.ts';
import type { PageRequest } from '../shared/paging.ts';
import { adviceFor, pageOutcomeCodes } from '../visit/page-outcome.ts';

export const pageStatuses = ['pending', 'running', 'completed', 'failed'] as const;

const outcomeSchema = z.enum(pageOutcomeCodes).nullable();
const ruleCountsSchema = z.record(z.string(), z.tuple([z.int(), z.int(), z.int()]).nullable());

export const pageRecordSchema = z
  .object({
    url: z.string(),
    final_url: z.string().nullable(),
    title: z.string().nullable(),
    status: z.enum(pageStatuses),
    outcome: outcomeSchema.describe('null until the page was tried.'),
    advice: z.string().nullable().describe('What happened and how to mend it.'),
    http_status: z.int().nullable(),
    attempts: z.int(),
    duration_ms: z.int().nullable(),
    score: z.number().nullable(),
    notes: notesSchema,
    counts: z
      .object({
        failed_occurrences: z.int(),
        needs_review_occurrences: z.int(),
        rules_passed: z.int().describe('Rules that judged something here and found no failure.'),
        rules_failed: z.int(),
        rules_needing_review: z.int(),
        rules_not_run: z.int(),
      })
      .describe('Elements found, and rules by what they came to.'),
  })
  .meta({ id: 'ScannedPage' });

export type PageRecord = z.infer<typeof pageRecordSchema>;
type PageFilter = {
  readonly status?: (typeof pageStatuses)[number] | undefined;
  readonly outcome?: string | undefined;
};

type PageQuery = { readonly scan: ScanRow; readonly filter: PageFilter; readonly page: PageRequest };

/** In the order of the sitemap. Without a filter an offset is an index seek, since ordinals have no gaps. */
export async function listPages(
  db: Database,
  { scan, filter, page }: PageQuery,
): Promise<{ readonly pages: readonly PageRecord[]; readonly total: number }> {
  const isFiltered = filter.status !== undefined || filter.outcome !== undefined;
  const matching = selectMatching(db, scan.id, filter);
  const paged = isFiltered ? matching.offset(page.offset) : matching.where('ordinal', '>=', page.offset);
  const rows = await paged.selectAll().orderBy('ordinal').limit(page.limit).execute();
  return { pages: rows.map(presentPage), total: await countMatching(db, scan, filter) };
}

/** The scan's own counters know all totals but those by outcome. */
async function countMatching(db: Database, scan: ScanRow, filter: PageFilter): Promise<number> {
  if (filter.outcome === undefined)
    return filter.status === undefined ? scan.pages_total : scan[`pages_${filter.status}`];
  const { total } = await selectMatching(db, scan.id, filter)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function selectMatching(db: Database, scanId: string, filter: PageFilter) {
  return db
    .selectFrom('pages')
    .where('scan_id', '=', scanId)
    .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status ?? 'pending'))
    .$if(filter.outcome !== undefined, (query) => query.where('outcome', '=', filter.outcome ?? ''));
}

function presentPage(row: Selectable<PagesTable>): PageRecord {
  const rules = Object.values(ruleCountsSchema.parse(row.rules));
  const judged = rules.filter((counts) => counts !== null);
  return {
    url: row.url,
    final_url: row.final_url,
    title: row.title,
    status: row.status,
    outcome: outcomeSchema.parse(row.outcome),
    advice: describeOutcome(row),
    http_status: row.http_status,
    attempts: row.attempts,
    duration_ms: row.duration_ms,
    score: row.score === null ? null : Number(row.score),
    notes: notesSchema.parse(row.notes),
    counts: {
      failed_occurrences: row.failed_occurrences,
      needs_review_occurrences: row.needs_review_occurrences,
      rules_passed: judged.filter(([passed, failed]) => passed > 0 && failed === 0).length,
      rules_failed: judged.filter(([, failed]) => failed > 0).length,
      rules_needing_review: judged.filter(([, , review]) => review > 0).length,
      rules_not_run: rules.length - judged.length,
    },
  };
}

/** The sentence of the very case first, then what its kind calls for. */
function describeOutcome(row: Selectable<PagesTable>): string | null {
  if (row.outcome === null || row.outcome === 'scanned') return null;
  return [row.detail, adviceFor(row.outcome)].filter((text) => text !== null && text !== '').join(' ');
}
