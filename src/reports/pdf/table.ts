import type { Html } from './html.ts';
import { html } from './html.ts';

type Table = {
  readonly caption: string;
  readonly className?: string;
  /** Cells made by `headText`, `headNumber` or `headBar`. */
  readonly head: readonly Html[];
  readonly rows: readonly Html[];
};

/** A table that repeats its head on each page. */
export function tabulate({ caption, className = 'plain', head, rows }: Table): Html {
  return html`<table class="${className}">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${head}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

export function headText(name: string): Html {
  return html`<th scope="col">${name}</th>`;
}

export function headNumber(name: string): Html {
  return html`<th scope="col" class="number">${name}</th>`;
}

/** A bar repeats a number of its row, so it needs no name. */
export function headBar(): Html {
  return html`<td class="bar"></td>`;
}
