import type { Html } from '../../../reports/pdf/html.ts';
import { html } from '../../../reports/pdf/html.ts';
import { headNumber, headText, tabulate } from '../../../reports/pdf/table.ts';

type Table = {
  readonly caption: string;
  /** Headings of the columns of text, which are first, and of the columns of numbers. */
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
  readonly rows: readonly Html[];
};

/** A table of the record. */
export function describeTimeline({ caption, texts, numbers, rows }: Table): Html {
  return tabulate({
    caption,
    className: 'overview timeline',
    head: [...texts.map(headText), ...numbers.map(headNumber)],
    rows,
  });
}

/** A section that has nothing to list says so. */
export function describeNone({ title, none }: { readonly title: string; readonly none: string }): Html {
  return html`<section class="short-chapter">
    <h2>${title}</h2>
    <p>${none}</p>
  </section>`;
}
