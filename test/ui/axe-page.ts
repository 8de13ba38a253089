import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** axe-core as text: given to the browser by the protocol, which our content policy does not stop. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type AxeFinding = { readonly rule: string; readonly target: string; readonly message: string };
export type AxeVerdict = { readonly violations: readonly AxeFinding[]; readonly needsReview: readonly AxeFinding[] };

/** All rules, those about colors, or those that depend on size and position. */
export type RuleChoice = 'all' | 'color' | 'layout';

const layoutRules = ['target-size', 'scrollable-region-focusable', 'link-in-text-block', 'focus-order-semantics'];

/**
 * Runs the rules on the page as it is now, including those that are off by default (AAA contrast, target size), without that of
 * AA contrast: what passes 7:1 passes 4.5:1, and each rule calculates the contrast of every text again.
 */
export async function judgePage(page: Page, rules: RuleChoice = 'all'): Promise<AxeVerdict> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeSource);
  const choice = {
    all: { tags: [], more: [] },
    color: { tags: ['cat.color'], more: [] },
    layout: { tags: ['cat.color'], more: layoutRules },
  }[rules];
  return page.evaluate(runAxe, choice);
}

/** Runs in the page: knows nothing of this file. */
async function runAxe({ tags, more }: { tags: string[]; more: string[] }): Promise<AxeVerdict> {
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
  const values = [...chosen.filter((rule) => rule !== 'color-contrast'), ...more];
  const found = await axe.run(document, {
    runOnly: { type: 'rule', values },
    resultTypes: ['violations', 'incomplete'],
  });
  const flatten = (results: readonly Result[]) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => ({ rule: id, target: target.join(' '), message: failureSummary })),
    );
  return { violations: flatten(found.violations), needsReview: flatten(found.incomplete) };
}
