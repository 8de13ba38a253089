import { parentOf, selectorOf, snippetOf } from '../../../src/engines/in-page/elements.ts';
import { collapse, contentOf, nameOf } from '../../../src/engines/curbcut/in-page/accessible-name.ts';
import { headingBefore, listHeadings } from '../../../src/engines/curbcut/in-page/link-context.ts';
import type { Check } from '../../../src/engines/curbcut/in-page/run-checks.ts';
import type { TextContrast } from '../../../src/engines/contrast/required-ratio.ts';

export const blocks = 'p, li, dd, dt, td, th, figure, section, article, div, body';

/** Runs a rule's check on this document, and returns what a person needs to judge each finding, as JSON text. */
export async function describeFound({ check }: { readonly check: Check }, contrast: TextContrast): Promise<string> {
  const headings = listHeadings();
  const found = (await check({ contrast })).flatMap((outcome) =>
    outcome.result === 'failed' || outcome.result === 'needs_review'
      ? [{ result: outcome.result, ...describe(outcome.element, headings) }]
      : [],
  );
  return JSON.stringify(found);
}

export function describe(element: Element, headings: readonly Element[]): object {
  return {
    name: nameOf(element).slice(0, 200),
    around: textOfBlock(element),
    heading: headingBefore(element, headings),
    selector: selectorOf(element),
    html: snippetOf(element).slice(0, 300),
  };
}

/** The text of the closest block that has more than the element itself. */
export function textOfBlock(element: Element): string {
  const own = collapse(element.textContent ?? '').length;
  for (let above = parentOf(element); above !== null; above = parentOf(above)) {
    const text = above.matches(blocks) ? collapse(contentOf(above)) : '';
    if (text.length > own + 2) return text.slice(0, 300);
  }
  return '';
}
