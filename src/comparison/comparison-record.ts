import { z } from 'zod';
import type { FindingKind } from '../engines/finding.ts';
import { severities } from '../shared/severity.ts';

const count = z.int().min(0);

const changeCounts = {
  new: count.describe('Found here, not in the base, although its page and rule were judged there.'),
  fixed: count.describe('Found in the base, not here, although its page and rule were judged here.'),
  unchanged: count.describe('Found in both.'),
  not_comparable: count.describe(
    'Found in one of the two; its page, or its rule on that page, was not judged in the other.',
  ),
};

export const comparisonSchema = z
  .object({
    base: z.object({ id: z.uuid(), created_at: z.iso.datetime({ precision: 3 }), engine: z.string().nullable() }),
    engine_changed: z.boolean().describe('Other rules and judgements: not every difference is one of the site.'),
    totals: z
      .object({ ...changeCounts, needs_review: z.object(changeCounts) })
      .describe(
        'Occurrences that failed; those that need review are counted apart. Marked false positives are left out.',
      ),
    pages: z
      .object({ only_in_base: count, only_here: count, not_scanned_here: count, not_scanned_in_base: count })
      .describe('Pages of one scan only; and pages of both that one of them did not get to see.'),
    issues: z.array(
      z.object({
        key: z.string(),
        kind: z.enum(['failed', 'needs_review']),
        title: z.string(),
        severity: z.enum(severities),
        ...changeCounts,
      }),
    ),
  })
  .meta({ id: 'Comparison' });

export type Comparison = z.infer<typeof comparisonSchema>;

export type ChangeCounts = {
  readonly new: number;
  readonly fixed: number;
  readonly unchanged: number;
  readonly not_comparable: number;
};

/** What became of one issue group between two scans. */
export type GroupChange = ChangeCounts & {
  readonly kind: FindingKind;
  readonly rule: string;
  readonly severityRank: number;
};

/** Two scans compared, every group of both; worst first. */
export type ScanChange = {
  readonly pages: Comparison['pages'];
  readonly groups: readonly GroupChange[];
};
