import type { CheckSpec } from './axe-in-page.ts';

/**
 * axe takes each `label` that names the id of a field, or is around it, for the label of the field. A label belongs to
 * one element: the first with the id that it names, or else the first field in it (HTML, "the label element"). These
 * are axe's checks, and fail where the label belongs to another element or to none.
 */
export function checkReachedLabels(): readonly CheckSpec[] {
  return [checkReached('explicit-label', isReachedById), checkReached('implicit-label', isReachedFromAround)];
}

export function checkReached(id: string, isReached: (field: Element) => boolean): CheckSpec {
  const ask = axe._audit.checks[id]?.evaluate;
  if (ask === undefined) throw new Error(`axe has no check ${id}.`);
  return {
    id,
    evaluate(field, ...rest) {
      const answer = ask.call(this, field, ...rest);
      if (answer !== true || isReached(field)) return answer;
      this.data({ messageKey: 'unreached' });
      return false;
    },
  };
}

export function isReachedById(field: Element): boolean {
  return labelsOf(field)?.some((label) => label.htmlFor === field.id) ?? true;
}

export function isReachedFromAround(field: Element): boolean {
  return labelsOf(field)?.some((label) => label.contains(field)) ?? true;
}

/** Undefined for an element that the browser gives no labels, such as a custom element. */
export function labelsOf(field: Element): readonly HTMLLabelElement[] | undefined {
  const labels: unknown = 'labels' in field ? field.labels : undefined;
  if (!(labels instanceof NodeList)) return undefined;
  return [...labels].filter((label) => label instanceof HTMLLabelElement);
}
