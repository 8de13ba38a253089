import { markComponent } from '../../in-page/component.ts';
import { describeElement, snippetOf } from '../../in-page/elements.ts';
import type { CheckResult, NodeResult, RawRule } from './axe-in-page.ts';
import { tellElement } from './element-facts.ts';

export function reportRules(raw: readonly RawRule[], maxElements: number): object {
  return raw.map(withoutInert).map((rule) => ({
    id: rule.id,
    error: rule.error === undefined ? null : (rule.error.message ?? 'The rule could not be finished.'),
    counts: [rule.passes.length, rule.violations.length, rule.incomplete.length],
    failed: rule.error === undefined ? rule.violations.slice(0, maxElements).map(presentNode) : [],
    needs_review: rule.error === undefined ? rule.incomplete.slice(0, maxElements).map(presentNode) : [],
  }));
}

/** axe knows the attribute `inert`, and not the style that does the same: screen readers find neither. */
export function withoutInert(rule: RawRule): RawRule {
  const isFound = ({ node: { element } }: NodeResult) =>
    element === undefined || getComputedStyle(element).getPropertyValue('interactivity') !== 'inert';
  return { ...rule, violations: rule.violations.filter(isFound), incomplete: rule.incomplete.filter(isFound) };
}

export function presentNode({ node, any, all, none }: NodeResult): object {
  const { element } = node;
  return {
    target: node.selector,
    html: element === undefined ? (node.source ?? '') : snippetOf(element),
    checks: [...listChecks([...all, ...none], 'all'), ...listChecks(any, 'one')],
    facts: node.facts ?? (element === undefined ? {} : tellElement(element)),
    surroundings: node.surroundings ?? (element === undefined ? (node.source ?? '') : describeElement(element)),
    component: node.component ?? (element === undefined ? { path: 'html' } : markComponent(element)),
  };
}

/**
 * axe's terms: each of `all` and `none` must be fixed, but one of `any` is enough. axe lists only checks that did not
 * pass.
 */
export function listChecks(checks: readonly CheckResult[], need: 'all' | 'one'): readonly object[] {
  return checks.map(({ id, data }) => ({ id, need, data: data ?? undefined }));
}
