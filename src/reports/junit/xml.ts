import { quoteLines, quoteOnOneLine } from '../quote-page-text.ts';

/** Characters that XML 1.0 cannot express, beyond those that quoteLines writes out. */
const forbidden = /[\uFFFE\uFFFF]/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function escapeText(text: string): string {
  return escape(quoteLines(text));
}

/** ` name="value"` for each attribute. Omits attributes without a value. */
export function writeAttributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escape(quoteOnOneLine(String(value)))}"`)
    .join('');
}

function escape(text: string): string {
  return text.replaceAll(forbidden, '\uFFFD').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
