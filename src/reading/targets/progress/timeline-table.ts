import type { Html } from '../../../reports/pdf/html.ts';
import { html } from '../../../reports/pdf/html.ts';
import { headNumber, headText, tabulate } from '../../../reports/pdf/table.ts';

type Table = {
  readonly caption: string;
  /** Headings of the text columns, which come first, and of the number columns. */
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
  readonly rows: readonly Html[];
};

export function writeTimeline({ caption, texts, numbers, rows }: Table): Html {
  return tabulate({
    caption,
    className: 'overview timeline',
    head: [...texts.map(headText), ...numbers.map(headNumber)],
    rows,
  });
}

/** The section of a chapter with nothing to list. */
export function writeNone({ title, none }: { readonly title: string; readonly none: string }): Html {
  return html`<section class="short-chapter">
    <h2>${title}</h2>
    <p>${none}</p>
  </section>`;
}
