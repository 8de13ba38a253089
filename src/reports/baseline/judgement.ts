import { pagePathSchema } from '../../findings/page-path.ts';
import { z } from 'zod';
import { severities } from '../../findings/severity.ts';

const ids = z.array(z.uuid());

export const fixedFindingSchema = z.strictObject({
  page_url: z.string(),
  page_path: pagePathSchema.default([]),
  rule: z.string(),
  selector: z.string(),
  text: z.string().describe('The text of the element, or its start tag.'),
});

/** The caller's view of the findings: what its gate counts, and what its baseline knows. */
export const judgementSchema = z
  .strictObject({
    gate: z
      .strictObject({
        fail_on: z.enum([...severities, 'none']).describe('The least severity that counts.'),
        counts: z
          .enum(['all', 'new', 'new_and_altered', 'none'])
          .describe('The findings that count. With `new`, all count unless `baseline` says which are new.'),
        failed_pages: z
          .enum(['error', 'skipped'])
          .default('error')
          .describe('`skipped`: as many pages as failed may fail.'),
      })
      .optional()
      .describe('JUnit skips findings and pages that do not count.'),
    baseline: z
      .strictObject({
        new: ids.describe('Ids of occurrences that the baseline does not have.'),
        altered: ids.describe('Ids of occurrences that look different in the baseline.'),
        unjudged: ids.describe('Ids of occurrences whose rule did not finish when the baseline was made, or now.'),
        fixed: z
          .array(fixedFindingSchema)
          .describe('Findings of the baseline that are gone. The first ones are enough.'),
        fixed_count: z.int().min(0),
      })
      .optional()
      .describe('All other failed occurrences are unchanged.'),
  })
  .meta({ id: 'Judgement' });

export type Judgement = z.infer<typeof judgementSchema>;
/** Before defaults. */
export type GivenJudgement = z.input<typeof judgementSchema>;
export type ReportGate = NonNullable<Judgement['gate']>;
export type GivenBaseline = NonNullable<Judgement['baseline']>;
export type FixedFinding = GivenBaseline['fixed'][number];
