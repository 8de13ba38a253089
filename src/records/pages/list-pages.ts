import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import { bucketSize, findOffset } from '../../paging/counted-offset.ts';
import type { PageRequest } from '../../paging/paging.ts';
import { countRules } from './count-rules.ts';
import type { PageRow } from './select-pages.ts';
import { selectPages } from './select-pages.ts';
import { adviseOn, isFailureCode, pageOutcomeCodes } from '../../visit/page-outcome.ts';
import { say } from '../../texts/say.ts';
import { sayAll } from '../../texts/saying.ts';
import { readSaying } from '../../texts/stored-saying.ts';
import type { Texts } from '../../texts/texts.ts';
import { textsIn } from '../../texts/texts.ts';
import { notesSchema, saidNotesSchema, sayNotes } from '../../texts/note.ts';
import { namePagePicture, pagePictureSchema } from '../../findings/page-picture.ts';
import { pagePathSchema, pathOfEntry } from '../../findings/page-path.ts';
import { ruleCountsSchema } from '../../findings/rule-counts.ts';
import { verdictTotals } from '../../findings/finding-totals.ts';

export const pageStatuses = ['pending', 'running', 'completed', 'failed'] as const;

const outcomeSchema = z.enum(pageOutcomeCodes).nullable();

export const pageRecordSchema = z.object({
  id: z.string().describe('Identifies the page within its scan.'),
  url: z.string(),
  path: pagePathSchema,
  final_url: z.string().nullable(),
  title: z.string().nullable(),
  status: z.enum(pageStatuses),
  outcome: outcomeSchema.describe('null until the page has been scanned or has failed.'),
  outcome_name: z.string().nullable().describe('The outcome of a page that was not scanned, in words. Otherwise null.'),
  advice: z.string().nullable().describe('What happened and how to fix it.'),
  http_status: z.int().nullable(),
  attempts: z.int(),
  duration_ms: z.int().nullable(),
  score: z.number().nullable(),
  notes: saidNotesSchema,
  /** The name of a file in the scan's folder. */
  screenshot: z
    .string()
    .nullable()
    .describe(
      'A picture of the page: its top, the parts below that have findings, what it opens, and its other states.',
    ),
  screenshot_size: z
    .object({ width: z.int(), height: z.int(), page_height: z.int() })
    .nullable()
    .describe(
      "The size of the page's picture, in CSS pixels. If `page_height` is larger than `height`, the picture leaves out parts of the page.",
    ),
  unchanged_since: z
    .object({
      scan_id: z.uuid().nullable().describe('null if that scan was deleted.'),
      scanned_at: z.iso.datetime({ precision: 3 }),
    })
    .nullable()
    .describe(
      'Set if the page is exactly as an earlier scan analyzed it: its findings, screenshots and score are those of that scan.',
    ),
  counts: z
    .object({
      failed_occurrences: z.int(),
      needs_review_occurrences: z.int(),
      ...verdictTotals,
      rules_passed: z.int().describe('Rules that checked something on the page and found no failure.'),
      rules_failed: z.int(),
      rules_needing_review: z.int(),
      rules_not_run: z.int(),
      decided_passes: z
        .int()
        .describe(
          'Elements that an engine failed or left undecided, and that a second look passed. All rules together.',
        ),
    })
    .describe('Occurrences, and rules by their result.'),
});

export type PageRecord = z.infer<typeof pageRecordSchema>;
type PageFilter = {
  readonly status?: (typeof pageStatuses)[number] | undefined;
  readonly outcome?: string | undefined;
};

export type PageQuery = {
  readonly scan: ScanRow;
  readonly filter: PageFilter;
  readonly page: PageRequest;
  /** Limits the counts to these rules. Undefined: all. */
  readonly rules?: ReadonlySet<string> | undefined;
  /** The language of the sentences. Undefined: English. */
  readonly texts?: Texts | undefined;
};

/**
 * Lists pages in the order of the sitemap. Every offset costs the same, because ordinals have no gaps, and filtered
 * pages are counted in buckets.
 */
export async function listPages(
  db: Database,
  { scan, filter, page, rules, texts }: PageQuery,
): Promise<{ readonly pages: readonly PageRecord[]; readonly total: number }> {
  const isFiltered = filter.status !== undefined || filter.outcome !== undefined;
  const start = isFiltered
    ? await findStart(db, { scan, filter, page })
    : { total: scan.pages_total, ordinal: page.offset, skip: 0 };
  if (start === undefined) return { pages: [], total: 0 };
  // Skipped rows are not read completely.
  const wanted = db
    .selectFrom('pages')
    .select('id')
    .where('scan_id', '=', scan.id)
    .where('ordinal', '>=', start.ordinal)
    .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status ?? 'pending'))
    .$if(filter.outcome !== undefined, (query) => query.where('outcome', '=', filter.outcome ?? ''))
    .orderBy('ordinal')
    .limit(page.limit)
    .offset(start.skip);
  const rows = await selectPages(db).where('id', 'in', wanted).orderBy('ordinal').execute();
  const counted = rules === undefined ? rows : await countRules(db, rows, { scanId: scan.id, rules });
  return { pages: counted.map((row) => presentPage(row, scan.scan_type, texts)), total: start.total };
}

/**
 * The first ordinal to read, and the number of matching pages from there that precede the offset. Undefined if no page
 * matches.
 */
async function findStart(
  db: Database,
  { scan, filter, page }: Omit<PageQuery, 'rules'>,
): Promise<{ readonly total: number; readonly ordinal: number; readonly skip: number } | undefined> {
  const counts = sql`page_counts where scan_id = ${scan.id}::uuid
    ${filter.status === undefined ? sql`` : sql`and status = ${filter.status}`}
    ${filter.outcome === undefined ? sql`` : sql`and outcome = ${filter.outcome}`}`;
  const [at] = (await findOffset(counts, { offset: page.offset, order: 'asc' }).execute(db)).rows;
  if (at === undefined || at.total === 0) return undefined;
  const ordinal = at.bucket === null ? scan.pages_total : at.bucket * bucketSize;
  return { total: at.total, ordinal, skip: at.skip };
}

export function presentPage(row: PageRow, scanType: string, texts = textsIn('en')): PageRecord {
  const rules = Object.values(ruleCountsSchema.parse(row.rules));
  const evaluated = rules.filter((counts) => counts !== null);
  return {
    id: String(row.id),
    url: row.url,
    path: pathOfEntry(row.entry),
    final_url: row.final_url,
    title: row.title,
    status: row.status,
    outcome: outcomeSchema.parse(row.outcome),
    outcome_name: nameFailure(row.outcome, texts),
    advice: sayOutcome(row, scanType, texts),
    http_status: row.http_status,
    attempts: row.attempts,
    duration_ms: row.duration_ms,
    score: row.score === null ? null : Number(row.score),
    notes: sayNotes(notesSchema.parse(row.notes), texts.language),
    ...presentPicture(row),
    unchanged_since:
      row.unchanged_since_at === null
        ? null
        : { scan_id: row.sinceScan, scanned_at: row.unchanged_since_at.toISOString() },
    counts: {
      failed_occurrences: row.failed_occurrences,
      needs_review_occurrences: row.needs_review_occurrences,
      accepted_count: row.accepted_count,
      fixed_pending_count: row.fixed_pending_count,
      reviewed_count: row.reviewed_count,
      rules_passed: evaluated.filter(([passed, failed]) => passed > 0 && failed === 0).length,
      rules_failed: evaluated.filter(([, failed]) => failed > 0).length,
      rules_needing_review: evaluated.filter(([, , review]) => review > 0).length,
      rules_not_run: rules.length - evaluated.length,
      decided_passes: row.decided_passes,
    },
  };
}

function presentPicture(row: PageRow): Pick<PageRecord, 'screenshot' | 'screenshot_size'> {
  if (row.picture === null) return { screenshot: null, screenshot_size: null };
  const picture = pagePictureSchema.parse(row.picture);
  const { width, height, pageHeight } = picture;
  return {
    screenshot: namePagePicture(row.id, picture),
    screenshot_size: { width, height, page_height: pageHeight },
  };
}

function nameFailure(outcome: string | null, { outcomeNames }: Texts): string | null {
  return outcome !== null && isFailureCode(outcome) ? outcomeNames[outcome] : null;
}

/** The specific sentence of this case first, then the advice for its outcome. */
export function sayOutcome(
  { outcome, detail }: Pick<PageRow, 'outcome' | 'detail'>,
  scanType: string,
  texts: Texts,
): string | null {
  if (outcome === null || outcome === 'scanned') return null;
  const reason = readSaying(detail);
  return say(texts.language, sayAll(reason, adviseOn(outcome, scanType, reason)));
}
