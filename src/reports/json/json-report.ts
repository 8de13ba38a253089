import { z } from 'zod';
import { componentSchema } from '../../records/components/list-components.ts';
import { issueDetailsSchema } from '../../records/issues/get-issue-details.ts';
import { issueCardSchema, occurrenceSchema } from '../../records/issues/issue-card.ts';
import { pageRecordSchema } from '../../records/pages/list-pages.ts';
import { baselineStates } from '../../findings/baseline-states.ts';
import { fixedFindingSchema } from '../baseline/judgement.ts';
import { scanStandardSchema } from '../../reading/standards/scan-standard.ts';
import { sampleDetailsSchema } from '../../finding-pages/samples/read-sample.ts';
import { scanRecordSchema } from '../../records/scans/scan-record.ts';
import { pageLimitsSchema } from './read-page-limits.ts';

/** Increases if a reader of the previous version could misread a report. New fields alone do not change it. */
export const reportVersion = 1;

const jsonOccurrenceSchema = occurrenceSchema.omit({ component: true }).extend({
  portable_fingerprint: z
    .string()
    .describe('Identifies the occurrence on its page, and on a copy of the page at another origin.'),
  baseline: z
    .enum(baselineStates)
    .nullable()
    .optional()
    .describe(
      'What the baseline says of it. null: nothing, because it is to review, accepted or a false positive. Absent: the report was not compared with a baseline.',
    ),
});

const count = z.int();
const jsonBaselineSchema = z
  .object({
    new: count,
    altered: count,
    unchanged: count,
    unjudged: count,
    fixed: count.describe('Findings of the baseline that are gone.'),
    fixed_findings: z.array(fixedFindingSchema).describe('The first of them.'),
  })
  .describe('How the failed occurrences compare with a baseline. Absent: they were not compared.');

const jsonPageSchema = pageRecordSchema.extend(pageLimitsSchema.shape).meta({ id: 'ReportedPage' });

/** The shape of `report.json`, published as docs/report.schema.json. */
export const jsonReportSchema = z
  .object({
    report_version: z.literal(reportVersion),
    tool: z.string().describe('Name and version of the product that wrote the report.'),
    unfinished: z.string().nullable().describe('A sentence if the scan has not ended; otherwise null.'),
    standard: scanStandardSchema
      .nullable()
      .describe('The standard that the report is limited to, with its clauses. null: the report is about all rules.'),
    scan: scanRecordSchema,
    sample: sampleDetailsSchema
      .nullable()
      .describe('How the pages were chosen. null: the scan has every page that it found.'),
    baseline: jsonBaselineSchema.optional(),
    components: z
      .array(componentSchema)
      .describe(
        'The pieces of markup whose fix removes the most failures: 100 at most. `screenshot` names a file of the service.',
      ),
    issues: z
      .array(
        issueCardSchema
          .omit({ sample: true })
          .extend({ details: issueDetailsSchema, occurrences: z.array(jsonOccurrenceSchema) }),
      )
      .describe(
        'All issues, or those of the standard, worst first, with every stored occurrence, including those marked as false positives.',
      ),
    pages: z.array(jsonPageSchema).describe('All pages, in the order of the sitemap.'),
  })
  .meta({ id: 'JsonReport', title: 'Curbcut report' });

export function declareJsonReport(): object {
  return z.toJSONSchema(jsonReportSchema, { io: 'output' });
}
