import type { Selectable } from 'kysely';
import { z } from 'zod';
import { storedScopeSchema } from '../../finding-pages/crawl/crawl-scope.ts';
import { describeDropped, droppedSchema } from '../../finding-pages/crawl/dropped-urls.ts';
import type { ScansTable } from '../../adapters/db/scans-table.ts';
import { presentSample, sampleRecordSchema } from '../../finding-pages/samples/sample-record.ts';
import { scoreVersion } from './score-version.ts';
import { acceptSchema } from './accepted-outcomes.ts';
import { hasEnded, scanStatuses } from './scan-state.ts';
import { viewportOf, viewportPresetSchema, viewportSchema } from './viewport-presets.ts';
import { scanTypes } from './scan-types.ts';
import { notesSchema, saidNotesSchema, sayNotes } from '../../texts/note.ts';
import { say } from '../../texts/say.ts';
import { sayingSchema } from '../../texts/saying.ts';
import type { Texts } from '../../texts/texts.ts';
import { findingTotalsSchema, readFindingTotals } from '../../findings/finding-totals.ts';
import { countBySeverity } from '../../findings/severity.ts';
import { statesSchema } from '../../findings/page-states.ts';
import { scanStepsSchema } from '../../findings/scan-steps.ts';
import { levelSchema, readTuning } from '../../findings/scan-tuning.ts';
import { describeTuning } from './describe-tuning.ts';

export type ScanRow = Selectable<ScansTable>;

const count = z.int().min(0);
const fontsSchema = z.record(z.string(), z.string().nullable());
const instant = z.iso.datetime({ precision: 3 }).describe('RFC 3339, UTC, milliseconds.');

const errorSchema = z.object({ code: z.string(), message: z.string() }).nullable();
const progressSchema = z.object({
  phase: z.enum(['waiting', 'discovering', 'scanning', 'finishing', 'done']),
  percent: z.int().min(0).max(100),
  pages_total: count,
  pages_completed: count,
  pages_failed: count,
  pages_pending: count,
  pages_running: count,
});

const summarySchema = findingTotalsSchema
  .extend({
    pages_by_worst: z
      .object({ critical: count, serious: count, moderate: count, minor: count, none: count })
      .describe('Scanned pages by their worst failure.'),
  })
  .describe('Counts of what is not marked as false positive.');

type Field<Schema extends z.ZodType> = {
  readonly schema: Schema;
  readonly read: (row: ScanRow, texts: Texts) => z.infer<Schema>;
};

function field<Schema extends z.ZodType>(schema: Schema, read: Field<Schema>['read']): Field<Schema> {
  return { schema, read };
}

/** Every field of a scan's record: its schema, and the columns that it is read from. */
export const scanFields = {
  id: field(z.uuid(), (row) => row.id),
  url: field(z.string(), (row) => row.url),
  scan_type: field(z.enum(scanTypes), (row) => row.scan_type),
  status: field(z.enum(scanStatuses), (row) => row.status),
  tag: field(z.string().nullable(), (row) => row.tag),
  viewport: field(viewportSchema, (row) => viewportOf(viewportPresetSchema.parse(row.viewport_preset))),
  progress: field(progressSchema, (row) => presentProgress(row)),
  summary: field(summarySchema, (row) => ({ ...readFindingTotals(row), pages_by_worst: countPagesByWorst(row) })),
  score: field(z.int().min(0).max(100).nullable().describe('null until a page is scanned.'), (row) => scoreOf(row)),
  score_version: field(z.int().describe('Scores of different versions are not comparable.'), () => scoreVersion),
  engine: field(z.string().nullable(), (row) => row.engine),
  browser: field(z.string().nullable(), (row) => row.browser),
  fonts: field(
    fontsSchema
      .nullable()
      .meta({ description: 'Generic font family, `emoji` or `cjk` → the face that shows it; null: there is none.' }),
    (row) => readFonts(row),
  ),
  rescan_of: field(z.uuid().nullable(), (row) => row.rescan_of),
  scope: field(storedScopeSchema.nullable().describe('Which URLs belong to the scan. null: no scope.'), (row) =>
    storedScopeSchema.nullable().parse(row.url_scope),
  ),
  max_pages: field(z.int().nullable().describe('The page limit of the request.'), (row) => row.max_pages),
  robots: field(
    z.boolean().nullable().describe('Whether robots.txt decides which links a crawl follows. null: it is no crawl.'),
    (row) => row.robots,
  ),
  sample: field(
    sampleRecordSchema.nullable().describe('How its pages are chosen. null: it scans every page that it finds.'),
    (row) => presentSample(row),
  ),
  accept: field(acceptSchema.describe('Outcomes that do not keep a page from being analyzed.'), (row) =>
    acceptSchema.parse(row.accept),
  ),
  fresh: field(z.boolean().describe('Whether pages that have not changed are analyzed too.'), (row) => row.fresh),
  sign_in: field(
    z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .describe('How it signs in. The name stays when the sign-in is deleted.'),
    (row) => (row.sign_in_id === null ? null : { id: row.sign_in_id, name: row.sign_in_name ?? '' }),
  ),
  states: field(
    statesSchema.describe('User preferences to look at each page with, in addition to its default state.'),
    (row) => statesSchema.parse(row.states),
  ),
  locale: field(z.string().describe('The language that its sites are asked for: a BCP 47 tag.'), (row) => row.locale),
  disable: field(z.array(z.string()).describe('Rules that do not run.'), (row) => readTuning(row.tuning).disable),
  exclude_selectors: field(
    z.array(z.string()).describe('CSS selectors of elements whose findings, and those in their content, are left out.'),
    (row) => readTuning(row.tuning).exclude_selectors,
  ),
  operate: field(z.boolean().describe('Whether pages are operated by keys.'), (row) => readTuning(row.tuning).operate),
  screenshots: field(
    z.boolean().nullable().describe('Whether elements and pages get pictures. null: as in the settings.'),
    (row) => readTuning(row.tuning).screenshots,
  ),
  dismiss_consent: field(
    z.boolean().describe('Whether consent banners are closed by their own reject button.'),
    (row) => readTuning(row.tuning).dismiss_consent,
  ),
  level: field(
    levelSchema.describe("`aaa`: rules for WCAG's level AAA run, too."),
    (row) => readTuning(row.tuning).level,
  ),
  steps: field(scanStepsSchema.describe('Steps that lead to further pages.'), (row) => readTuning(row.tuning).steps),
  error: field(errorSchema, (row, texts) => presentError(row, texts)),
  notes: field(saidNotesSchema.describe('What was skipped or truncated, and why.'), (row, { language }) =>
    sayNotes(
      [
        ...notesSchema.parse(row.notes),
        ...describeDropped(droppedSchema.parse(row.dropped)),
        ...describeTuning(readTuning(row.tuning)),
      ],
      language,
    ),
  ),
  created_at: field(instant, (row) => row.created_at.toISOString()),
  updated_at: field(instant, (row) => row.updated_at.toISOString()),
  started_at: field(instant.nullable(), (row) => row.started_at?.toISOString() ?? null),
  finished_at: field(instant.nullable(), (row) => row.finished_at?.toISOString() ?? null),
  data_removed_at: field(
    instant.nullable().describe('When retention removed all but this record. null: nothing was removed.'),
    (row) => row.data_removed_at?.toISOString() ?? null,
  ),
};

/**
 * Maps a generic font family, `emoji` or `cjk` to the face that the scan's browser used. Null until a page is scanned.
 */
export function readFonts({ fonts }: Pick<ScanRow, 'fonts'>): Readonly<Record<string, string | null>> | null {
  return fontsSchema.nullable().parse(fonts);
}

function countPagesByWorst(row: ScanRow): z.infer<typeof summarySchema>['pages_by_worst'] {
  const failing = countBySeverity((severity) => row[`${severity}_pages`]);
  const { critical, serious, moderate, minor } = failing;
  return { ...failing, none: row.pages_completed - critical - serious - moderate - minor };
}

function presentProgress(row: ScanRow): z.infer<typeof progressSchema> {
  return {
    phase: phaseOf(row),
    percent: percentDone(row),
    pages_total: row.pages_total,
    pages_completed: row.pages_completed,
    pages_failed: row.pages_failed,
    pages_pending: row.pages_pending,
    pages_running: row.pages_running,
  };
}

function phaseOf(row: ScanRow): z.infer<typeof progressSchema>['phase'] {
  if (hasEnded(row.status)) return 'done';
  return row.status === 'queued' ? 'waiting' : row.phase;
}

/**
 * The total grows while a sitemap is being read, or a crawl finds pages, so the percentage is at most 99 before the
 * end.
 */
function percentDone(row: ScanRow): number {
  if (hasEnded(row.status)) return 100;
  if (row.pages_total === 0) return 0;
  const done = row.pages_completed + row.pages_failed;
  return Math.min(99, Math.floor((100 * done) / row.pages_total));
}

/**
 * 0 to 100, rounded down. Null until a page has a score. The sum is exact to six decimals, and dividing integers of
 * millionths keeps "rounded down" true.
 */
export function scoreOf(row: Pick<ScanRow, 'score_sum' | 'scored_pages'>): number | null {
  if (row.scored_pages === 0) return null;
  return Number(toMillionths(row.score_sum) / (1_000_000n * BigInt(row.scored_pages)));
}

export function toMillionths(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole) * 1_000_000n + BigInt(fraction.slice(0, 6).padEnd(6, '0'));
}

function presentError(
  { error_code: code, error_said: said }: ScanRow,
  { language }: Texts,
): z.infer<typeof errorSchema> {
  return code === null ? null : { code, message: say(language, sayingSchema.parse(said)) };
}
