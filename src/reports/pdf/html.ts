import { quoteLines } from '../quote-page-text.ts';

/**
 * HTML that is known to be safe. Only `html` creates it, and escapes every value that is not already safe, so
 * text from a scanned page can never become markup by mistake.
 */
export class Html {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  static assemble(parts: readonly string[], values: readonly HtmlValue[]): Html {
    return new Html(parts.map((part, index) => part + render(values[index])).join(''));
  }

  /**
   * A style element that we generate. HTML treats its content as raw text, so it is not escaped, and must not contain
   * an end tag.
   */
  static style(sheet: string): Html {
    if (sheet.includes('<')) throw new Error('A style sheet must not hold "<".');
    return new Html(`<style>${sheet}</style>`);
  }

  /** A script that we generate, under the condition of a style sheet. */
  static script(code: string): Html {
    if (code.includes('<')) throw new Error('A script must not hold "<".');
    return new Html(`<script>${code}</script>`);
  }

  toString(): string {
    return this.#text;
  }
}

export type HtmlValue = string | number | Html | readonly Html[] | null | undefined;

/** `` html`<p title="${text}">${text}</p>` ``: values are escaped for both text and quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return Html.assemble(parts, values);
}

/** Our own text, with code between backticks. */
export function richText(text: string): Html {
  const pieces = text
    .split('`')
    .map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`));
  return html`${pieces}`;
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'string') return escape(quoteLines(value));
  return typeof value === 'number' ? String(value) : value.map(String).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
