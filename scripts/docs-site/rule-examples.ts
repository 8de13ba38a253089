import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Markup, Outcome, RuleCase } from '../../src/engines/rule-cases.ts';
import { axeExamples } from './axe-examples.ts';

/** The outcome of a case in a rule's table. */
type Shown = 'passed' | 'failed' | 'needs_review' | 'inapplicable';

export type Example = { readonly shows: Shown; readonly name: string; readonly markup: string };

/** The folders of the rules of our own engines. */
const folders = ['curbcut', 'operate', 'states'] as const;

/** The cases of a rule of ours that show one outcome each. */
export async function readExamples(root: string, rule: string): Promise<readonly Example[]> {
  const files = folders.map((engine) => join(root, 'src', 'engines', engine, 'rules', rule, 'cases.ts'));
  const file = files.find((path) => existsSync(path));
  const cases = file === undefined ? (axeExamples[rule] ?? []) : await readTable(file);
  return cases.flatMap(([name, markup, outcome]) => {
    const shows = decideShown(outcome);
    return shows === undefined ? [] : [{ shows, name, markup: shorten(writeMarkup(markup)) }];
  });
}

async function readTable(file: string): Promise<readonly RuleCase[]> {
  const { cases } = (await import(pathToFileURL(file).href)) as { readonly cases: readonly RuleCase[] }; // each is checked where it is written
  return cases;
}

/** Undefined if the case shows several outcomes at once. */
function decideShown(outcome: Outcome): Shown | undefined {
  if (typeof outcome === 'string') return outcome;
  const kinds = new Set(
    outcome.flatMap((one, at): readonly (string | undefined)[] => {
      if (typeof one === 'string') return [one.split(' ', 1)[0]];
      return one > 0 ? [(['passed', 'failed', 'needs_review'] as const)[at]] : [];
    }),
  );
  if (kinds.size === 0) return 'passed';
  const [kind] = kinds;
  return kinds.size === 1 && (kind === 'passed' || kind === 'failed' || kind === 'needs_review') ? kind : undefined;
}

/** Long texts in a table are one sentence several times, and pictures are in the markup. */
function shorten(markup: string): string {
  return markup.replaceAll(/(.{20,200}?)\1{2,}/gu, '$1…').replaceAll(/="data:(?:image|video|audio)[^"]*"/gu, '="…"');
}

function writeMarkup(markup: Markup): string {
  if (typeof markup === 'string') return markup;
  if ('document' in markup) return markup.document;
  const { body, lang, head } = markup;
  if (lang === undefined && head === undefined) return body;
  const html = lang === undefined ? '<html>' : `<html lang="${lang}">`;
  return [html, ...(head === undefined ? [] : [`<head>${head}</head>`]), `<body>${body}</body>`, '</html>'].join('\n');
}
