import type { FindingKind } from '../../engines/finding.ts';

/** What one component has on one page. */
export type PagePart = {
  /** Not marked as false positives. */
  readonly failed: number;
  readonly review: number;
  /** No failure of the page is outside of it. */
  readonly makesClean: boolean;
  /** What the page's score would gain without its failures: points with six decimals. */
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
  /** Failures of the page that are not marked, including those that were not stored. */
  readonly failures: number;
  /** Points that the page's score gains when so many elements of each rule pass. */
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
