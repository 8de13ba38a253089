import type { FindingKind } from '../../engines/finding.ts';

/** The findings of one component on one page. */
export type PagePart = {
  /** Failures that are not marked as false positives. */
  readonly failed: number;
  readonly review: number;
  /** True if all failures of the page are inside it. */
  readonly makesClean: boolean;
  /** The points, with six decimals, that the page's score gains without its failures. */
  readonly points: string;
};

/** One rule's findings of a component on a page. */
export type RulePart = {
  readonly kind: FindingKind;
  readonly rule: string;
  readonly stored: number;
  readonly marked: number;
};

type PageOfParts = {
  /** Unmarked failures of the page, including those that were not stored. */
  readonly failures: number;
  /** The points that the page's score gains if this many elements of each rule pass. */
  readonly gain: (fixed: ReadonlyMap<string, number>) => string;
};

export function measurePart(rules: readonly RulePart[], { failures, gain }: PageOfParts): PagePart {
  const fixed = new Map<string, number>();
  let review = 0;
  for (const { kind, rule, stored, marked } of rules) {
    if (kind === 'failed') fixed.set(rule, stored - marked);
    else review += stored - marked;
  }
  const failed = [...fixed.values()].reduce((sum, count) => sum + count, 0);
  const points = failed === 0 ? '0' : gain(fixed);
  return { failed, review, makesClean: failed > 0 && failed === failures, points };
}
