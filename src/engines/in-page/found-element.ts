import type { ComponentMark } from './component.ts';
import { markComponent } from './component.ts';
import { describeElement, selectorOf, snippetOf } from './elements.ts';

/** The data of a finding about its element, in the form of `foundElementShape` (../found-element.ts). */
export type ElementMark = {
  readonly selector: string;
  readonly html: string;
  readonly surroundings: string;
  readonly component: ComponentMark;
};

export function markElement(element: Element): ElementMark {
  return {
    selector: selectorOf(element),
    html: snippetOf(element),
    surroundings: describeElement(element),
    component: markComponent(element),
  };
}
