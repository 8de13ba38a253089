import { markComponent } from '../../in-page/component.ts';
import { describeElement, snippetOf } from '../../in-page/elements.ts';
import type { CheckResult, NodeResult, RawRule } from './axe-in-page.ts';

export function reportRules(raw: readonly RawRule[], maxElements: number): object {
  return raw.map((rule) => ({
    id: rule.id,
    error: rule.error === undefined ? null : (rule.error.message ?? 'The rule could not be finished.'),
    counts: [rule.passes.length, rule.violations.length, rule.incomplete.length],
    failed: rule.error === undefined ? rule.violations.slice(0, maxElements).map(presentNode) : [],
    needs_review: rule.error === undefined ? rule.incomplete.slice(0, maxElements).map(presentNode) : [],
  }));
}

export function presentNode({ node, any, all, none }: NodeResult): object {
  const { element } = node;
  return {
    target: node.selector,
    html: element === undefined ? (node.source ?? '') : snippetOf(element),
    any: textsOf(any),
    all: textsOf([...all, ...none]),
    surroundings: node.surroundings ?? (element === undefined ? (node.source ?? '') : describeElement(element)),
    component: node.component ?? (element === undefined ? { path: 'html' } : markComponent(element)),
  };
}

export function textsOf(checks: readonly CheckResult[]): readonly string[] {
  return checks.map((check) => check.message ?? '').filter((text) => text !== '');
}
