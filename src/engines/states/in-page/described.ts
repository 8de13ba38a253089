import type { ElementMark } from '../../in-page/found-element.ts';
import { markElement } from '../../in-page/found-element.ts';

/** A problem of an element. `message`: one of the rule's messages, with its facts. */
export type Spotted<Message> = {
  readonly element: Element;
  readonly kind: 'failed' | 'needs_review';
  readonly message: Message;
};

/** A rule's result for a page. `passed`: all elements that were looked at, including those with a problem. */
export type Described<Message> = {
  readonly passed: number;
  readonly found: readonly (ElementMark & Omit<Spotted<Message>, 'element'>)[];
};

/** Lists each element once, with its first and worst problem. */
export function describeSpotted<Message>(passed: number, problems: readonly Spotted<Message>[]): Described<Message> {
  const most = 200;
  const byElement = new Map<Element, Spotted<Message>>();
  for (const problem of problems) {
    const known = byElement.get(problem.element);
    if (known === undefined || (known.kind === 'needs_review' && problem.kind === 'failed'))
      byElement.set(problem.element, problem);
  }
  const found = [...byElement.values()]
    .slice(0, most)
    .map(({ element, kind, message }) => ({ ...markElement(element), kind, message }));
  return { passed, found };
}
