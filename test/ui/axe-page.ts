import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** axe-core as text: given to the browser by the protocol, which our content policy does not stop. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type AxeFinding = { readonly rule: string; readonly target: string; readonly message: string };
export type AxeVerdict = { readonly violations: readonly AxeFinding[]; readonly needsReview: readonly AxeFinding[] };

/**
 * Runs every rule of axe on the page as it is now, those off by default (AAA contrast, target size) among them; or, of a
 * page that was judged already, where axe is, and has other colours now, those about colours.
 */
export async function judgePage(page: Page, rules: 'all' | 'colour' = 'all'): Promise<AxeVerdict> {
  if (rules === 'all') await page.evaluate(axeSource);
  return page.evaluate(runAxe, rules === 'all' ? [] : ['cat.color']);
}

/** Runs in the page: knows nothing of this file. */
async function runAxe(tags: string[]): Promise<AxeVerdict> {
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
  const values = axe.getRules(tags).map(({ ruleId }) => ruleId);
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
