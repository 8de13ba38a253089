import type { AnyOutcome, Check } from '../../../src/engines/curbcut/in-page/run-checks.ts';
import { selectorOf, snippetOf } from '../../../src/engines/in-page/elements.ts';

type Node = { readonly node: { readonly element: Element } };
type Raw = {
  readonly id: string;
  readonly passes: readonly Node[];
  readonly violations: readonly Node[];
  readonly incomplete: readonly Node[];
};
declare const axe: { run(context: Document, options: object): Promise<unknown> };

/** The answers of our checks and of axe's rules of the same ids about each element of this document. */
export async function compareWithAxe(checks: Readonly<Record<string, Check>>, options: object): Promise<string> {
  const rules = Object.keys(checks);
  const ours = new Map<string, readonly AnyOutcome[]>();
  for (const rule of rules) ours.set(rule, (await checks[rule]?.(options as Parameters<Check>[0])) ?? []);
  const found: object[] = [];
  const reporter = (raw: readonly Raw[], _options: object, done: (result: object) => void) => {
    for (const one of raw) found.push(...compareRule(one, ours.get(one.id) ?? []));
    done({});
  };
  await axe.run(document, { runOnly: { type: 'rule', values: rules }, iframes: false, preload: false, reporter });
  return JSON.stringify(found);
}

export function compareRule(raw: Raw, outcomes: readonly AnyOutcome[]): readonly object[] {
  const byAxe = new Map<Element, string>();
  for (const { node } of raw.passes) byAxe.set(node.element, 'passed');
  for (const { node } of raw.violations) byAxe.set(node.element, 'failed');
  for (const { node } of raw.incomplete) byAxe.set(node.element, 'needs_review');
  const ours = new Map(outcomes.map(({ element, result }) => [element, result]));
  return [...new Set([...byAxe.keys(), ...ours.keys()])].map((element) => {
    const [axes, own] = [byAxe.get(element) ?? 'passed', ours.get(element) ?? 'passed'];
    const isSame = axes === own;
    return { rule: raw.id, axe: axes, ours: own, ...(!isSame && describe(element)) };
  });
}

export function describe(element: Element): object {
  const { x, y, width, height } = element.getBoundingClientRect();
  const box = [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
  return { selector: selectorOf(element), html: snippetOf(element).slice(0, 300), box };
}
