import { z } from 'zod';
import type { FindingKind } from '../../engines/finding.ts';
import { severities } from '../../findings/severity.ts';

const count = z.int().min(0);

const changeCounts = {
  new: count.describe(
    'Found in this scan only. The base checked the same page with the same rule and did not find it, or the base does not have the page.',
  ),
  fixed: count.describe(
    'Found in the base only. This scan checked the same page with the same rule and did not find it.',
  ),
  changed: count.describe(
    'Found in both scans, but with another kind: it failed in one and needs review in the other. Counted under the kind that it has in this scan.',
  ),
  unchanged: count.describe('Found in both scans with the same kind.'),
  not_comparable: count.describe(
    'Found in one scan only. The other scan did not check its page, its frame, or its rule on that page. Findings on pages that only this scan has are `new`.',
  ),
  came_back: count.describe(
    'Found in this scan after it was marked as fixed. Each of these is also counted in one of the other numbers.',
  ),
};

const fontChangeSchema = z.object({
  family: z.string(),
  base: z.string().nullable(),
  here: z.string().nullable(),
});

export type FontChange = z.infer<typeof fontChangeSchema>;

export const comparisonSchema = z
  .object({
    base: z.object({ id: z.uuid(), created_at: z.iso.datetime({ precision: 3 }), engine: z.string().nullable() }),
    engine_changed: z
      .boolean()
      .describe(
        'The two scans used different engines or versions. Some differences may come from changed rules, not from the site.',
      ),
    states_changed: z
      .boolean()
      .describe(
        'The two scans looked at their pages in different states, so their scores are not comparable. See docs/states.md.',
      ),
    font_changes: z
      .array(fontChangeSchema)
      .describe(
        'Generic font families, `emoji` and `cjk`, that the two scans showed with different faces (null: none). Contrast, sizes and overlaps can differ because of the fonts, not because of the site.',
      ),
    totals: z
      .object({ ...changeCounts, needs_review: z.object(changeCounts) })
      .describe(
        'Occurrences that failed. Those that need review are in `needs_review`. Occurrences marked as false positives are not counted.',
      ),
    pages: z
      .object({ only_in_base: count, only_here: count, not_scanned_here: count, not_scanned_in_base: count })
      .describe('Pages that are in one scan only, and pages in both that one of the scans did not scan.'),
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

export type ChangeCounts = Readonly<Record<keyof typeof changeCounts, number>>;

/** The changes in one issue group between two scans. */
export type GroupChange = ChangeCounts & {
  readonly kind: FindingKind;
  readonly rule: string;
  readonly severityRank: number;
};

/** The comparison of two scans, with every group of both, worst first. */
export type ScanChange = {
  readonly pages: Comparison['pages'];
  readonly groups: readonly GroupChange[];
};
