import type { Html } from '../../../reports/pdf/html.ts';
import { html } from '../../../reports/pdf/html.ts';

type Table = {
  readonly caption: string;
  /** Headings of the columns of text, which are first, and of the columns of numbers. */
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
  readonly rows: readonly Html[];
};

/** A table of the record, with a head that is repeated on each page. */
export function describeTimeline({ caption, texts, numbers, rows }: Table): Html {
  return html`<table class="overview timeline">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${texts.map((name) => html`<th scope="col">${name}</th>`)}${numbers.map((name) => html`<th scope="col" class="number">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

/** A section that has nothing to list says so. */
export function describeNone({ title, none }: { readonly title: string; readonly none: string }): Html {
  return html`<section class="short-chapter">
    <h2>${title}</h2>
    <p>${none}</p>
  </section>`;
}
