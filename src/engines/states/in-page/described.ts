import { quote } from '../../in-page/elements.ts';
import type { ElementMark } from '../../in-page/found-element.ts';
import { markElement } from '../../in-page/found-element.ts';

/** One element that a rule says something about. `what`: which of the rule's messages, with what belongs in it. */
export type DescribedFinding = ElementMark & {
  readonly kind: 'failed' | 'needs_review';
  readonly what: string;
  readonly detail: string;
};

/** `passed`: elements that were looked at and are right. */
export type Described = { readonly passed: number; readonly found: readonly DescribedFinding[] };

export type Spotted = {
  readonly element: Element;
  readonly kind: DescribedFinding['kind'];
  readonly what: string;
  readonly detail?: string;
};

/** Each element once, with its first and worst problem. */
export function describeSpotted(passed: number, problems: readonly Spotted[]): Described {
  const most = 200;
  const byElement = new Map<Element, Spotted>();
  for (const problem of problems) {
    const known = byElement.get(problem.element);
    if (known === undefined || (known.kind === 'needs_review' && problem.kind === 'failed'))
      byElement.set(problem.element, problem);
  }
  const found = [...byElement.values()].slice(0, most).map(({ element, kind, what, detail = '' }) => ({
    ...markElement(element),
    kind,
    what,
    detail: quote(detail, 200),
  }));
  return { passed, found };
}
