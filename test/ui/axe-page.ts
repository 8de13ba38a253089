import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** axe-core as text: given to the browser by the protocol, which our content policy does not stop. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type AxeFinding = { readonly rule: string; readonly target: string; readonly message: string };
export type AxeVerdict = { readonly violations: readonly AxeFinding[]; readonly needsReview: readonly AxeFinding[] };

/**
 * All rules, those about colors, or those that depend on size and position. The last two are for a page that was checked with
 * all rules before, so that axe is in it.
 */
export type RuleChoice = 'all' | 'color' | 'layout';

/**
 * The ratios of level AAA (WCAG 1.4.6) for the rule of level AA: one calculation for each text covers both levels, and it is
 * most of the time that the rules take. The other options are axe's own, the smaller where its two rules differ.
 */
const strictestContrast = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.1,
  textStrokeEmMin: 0.03,
};

const layoutRules = ['target-size', 'scrollable-region-focusable', 'link-in-text-block', 'focus-order-semantics'];

/** Runs the rules on the page as it is now, including those that are off by default (target size), with the contrast of level AAA. */
export async function judgePage(page: Page, rules: RuleChoice = 'all'): Promise<AxeVerdict> {
  if (rules === 'all') await page.evaluate(axeSource);
  const choice = {
    all: { tags: [], more: [] },
    color: { tags: ['cat.color'], more: [] },
    layout: { tags: ['cat.color'], more: layoutRules },
  }[rules];
  return page.evaluate(runAxe, { ...choice, contrast: strictestContrast });
}

/** Runs in the page: knows nothing of this file. */
async function runAxe({
  tags,
  more,
  contrast,
}: {
  tags: string[];
  more: string[];
  contrast: object;
}): Promise<AxeVerdict> {
  type Node = { readonly target: readonly unknown[]; readonly failureSummary?: string };
  type Result = { readonly id: string; readonly nodes: readonly Node[] };
  type Axe = {
    getRules(tags: readonly string[]): readonly { readonly ruleId: string }[];
    run(
      context: unknown,
      options: object,
    ): Promise<{ readonly violations: readonly Result[]; readonly incomplete: readonly Result[] }>;
  };
  const { axe } = globalThis as unknown as { readonly axe: Axe }; // put there by the line before
  const chosen = axe.getRules(tags).map(({ ruleId }) => ruleId);
  const values = [...chosen.filter((rule) => rule !== 'color-contrast-enhanced'), ...more];
  const found = await axe.run(document, {
    runOnly: { type: 'rule', values },
    checks: { 'color-contrast': { options: contrast } },
    resultTypes: ['violations', 'incomplete'],
  });
  const flatten = (results: readonly Result[]) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => ({ rule: id, target: target.join(' '), message: failureSummary })),
    );
  return { violations: flatten(found.violations), needsReview: flatten(found.incomplete) };
}
