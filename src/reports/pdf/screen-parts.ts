import type { Texts } from '../../texts/texts.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';

/** A part of the document that its contents name. */
export type Part = { readonly title: string; readonly body: Html };

/** The contents of a document on a screen, with a link to each part. */
export function writeContents(parts: readonly Part[], { reports }: Texts): Html {
  const { contents: title } = reports.screen;
  const items = parts.map((part, index) => html`<li><a href="#part-${index + 1}">${part.title}</a></li>`);
  return html`<nav class="contents" aria-label="${title}">
    <h2>${title}</h2>
    <ul>
      ${items}
    </ul>
  </nav>`;
}

export function placePart({ body }: Part, index: number): Html {
  return html`<div id="part-${index + 1}">${body}</div>`;
}

/** Folds what follows the facts of an issue. It is open at first, so that the page can be searched and printed. */
export function fold(content: Html, texts: Texts): Html {
  return html`<details open class="fold">
    <summary>${texts.reports.screen.details}</summary>
    ${content}
  </details>`;
}
