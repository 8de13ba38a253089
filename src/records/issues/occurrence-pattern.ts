import { createHash } from 'node:crypto';
import type { Remark } from '../../findings/remark.ts';
import { generalize } from '../../findings/remark.ts';
import { maskNumbers } from '../../texts/numbers-in-text.ts';
import { maskVolatile } from './mask-volatile.ts';

/** Attributes whose values describe the kind of element. Values of other attributes differ from item to item. */
const telling = new Set(['class', 'role', 'type', 'lang', 'tabindex', 'rel', 'scope', 'autocomplete']);

/** Attributes that items of one kind have or lack by chance. */
const incidental = /^(?:id|style|data-.*)$/u;

type PatternParts = {
  /** The key of the component. */
  readonly component: string;
  readonly html: string;
  readonly message: Remark;
};

/**
 * The key of the pattern of an occurrence: the same for elements of one rule that have the same component, the same tag
 * and the same measured facts. Facts that only identify one element (file name, text, id, address) and numbers do not
 * count, but colors do. One change in the component probably fixes all occurrences of a pattern.
 */
export function patternOf({ component, html, message }: PatternParts): string {
  const parts = ['1', component, outlineTag(html), describeFacts(message)];
  return createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 12);
}

/** The element's opening tag with its attribute names, and with values only if they describe its kind. */
function outlineTag(html: string): string {
  const tag = /^\s*<([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)/iu.exec(html);
  if (tag === null) return '';
  const attributes = [...(tag[2] ?? '').matchAll(/([^\s=/"'<>]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/gu)];
  const words = attributes.flatMap(([, name = '', value = '']) => {
    if (incidental.test(name)) return [];
    return telling.has(name.toLowerCase()) ? [`${name}=${value.replaceAll(/["']/gu, '')}`] : [name];
  });
  return maskDigits(`<${[tag[1], ...words.toSorted()].join(' ')}>`);
}

/** `maskVolatile` moves the digits that it keeps to a private range. */
function maskDigits(text: string): string {
  return maskVolatile(text).replaceAll(/[\d\u{e000}-\u{e009}]+/gu, '#');
}

function describeFacts(remark: Remark): string {
  const { code, facts, state, also } = generalize(remark);
  return maskNumbers(JSON.stringify([code, facts, state, also?.map(describeFacts)]));
}
