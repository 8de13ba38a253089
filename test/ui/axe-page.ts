import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** axe-core as text: given to the browser by the protocol, which our content policy does not stop. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type AxeFinding = { readonly rule: string; readonly target: string; readonly message: string };
export type AxeVerdict = { readonly violations: readonly AxeFinding[]; readonly needsReview: readonly AxeFinding[] };

/** All rules, all but those about colors, or those about colors, about size and position, or both. */
export type RuleChoice = 'all' | 'words' | 'color' | 'size' | 'layout';

/** `tags`: the rules with one of them, or all for none. `without`: the tags of those that do not run. `more`: further rules. */
type Choice = { readonly tags: string[]; readonly without: string[]; readonly more: string[] };

const sizeRules = ['target-size', 'scrollable-region-focusable', 'link-in-text-block', 'focus-order-semantics'];

/**
 * Runs the rules on the page as it is now, including those that are off by default (AAA contrast, target size), without that of
 * AA contrast: what passes 7:1 passes 4.5:1, and each rule calculates the contrast of every text again.
 */
export async function judgePage(page: Page, rules: RuleChoice = 'all'): Promise<AxeVerdict> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeSource);
  const choices: Readonly<Record<RuleChoice, Choice>> = {
    all: { tags: [], without: [], more: [] },
    words: { tags: [], without: ['cat.color'], more: [] },
    color: { tags: ['cat.color'], without: [], more: [] },
    size: { tags: ['cat.color'], without: ['cat.color'], more: sizeRules },
    layout: { tags: ['cat.color'], without: [], more: sizeRules },
  };
  return page.evaluate(runAxe, choices[rules]);
}

/**
 * Runs in the page: knows nothing of this file. A page that loads more meanwhile is judged again, because rules on the
 * order of elements compare what they saw at different moments.
 */
async function runAxe({ tags, without, more }: Choice): Promise<AxeVerdict> {
  type Node = { readonly target: readonly unknown[]; readonly failureSummary?: string };
  type Result = { readonly id: string; readonly nodes: readonly Node[] };
  type Axe = {
    getRules(tags: readonly string[]): readonly { readonly ruleId: string; readonly tags: readonly string[] }[];
    run(
      context: unknown,
      options: object,
    ): Promise<{ readonly violations: readonly Result[]; readonly incomplete: readonly Result[] }>;
  };
  const { axe } = globalThis as unknown as { readonly axe: Axe }; // put there by the line before
  const chosen = axe.getRules(tags).filter((rule) => !rule.tags.some((tag) => without.includes(tag)));
  const values = [...chosen.map(({ ruleId }) => ruleId).filter((rule) => rule !== 'color-contrast'), ...more];
  // With its own threshold the rule of AAA passes text below AA, because the rule of AA reports that.
  const options = { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } };
  const run = async () =>
    axe.run(document, {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations', 'incomplete'],
      checks: { 'color-contrast-enhanced': { options } },
    });
  let hasChanged = false;
  const changes = new MutationObserver(() => {
    hasChanged = true;
  });
  changes.observe(document, { subtree: true, childList: true });
  let found = await run();
  // A part of the page that never rests is judged as it is in the end.
  for (let again = 0; again < 5 && hasChanged; again += 1) {
    hasChanged = false;
    found = await run();
  }
  changes.disconnect();
  const flatten = (results: readonly Result[]) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => ({ rule: id, target: target.join(' '), message: failureSummary })),
    );
  return { violations: flatten(found.violations), needsReview: flatten(found.incomplete) };
}
