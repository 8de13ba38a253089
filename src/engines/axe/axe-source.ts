import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { toAscii } from '../../browser/in-page-code.ts';
import { findAxeLocale } from './axe-locales.ts';
import { readJoinedLetters } from './joined-letters.ts';

const axe = readJoinedLetters(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
const sources = new Map<string, string>();

/** axe in a language, as an expression to evaluate before its in-page code; built once per language. */
export function axeSource(language: string): string {
  const known = sources.get(language);
  if (known !== undefined) return known;
  const locale = findAxeLocale(language);
  const configured = locale === undefined ? '' : `axe.configure({locale:${locale.source}});`;
  const source = toAscii(`${axe};${configured}`);
  sources.set(language, source);
  return source;
}
