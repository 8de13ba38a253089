import type { Format } from './format.ts';
import type { Fact, Facts, Said, Saying, Sentences } from './saying.ts';
import type { Spoken } from './texts.ts';
import { textsIn } from './texts.ts';

const hole = /\{\w+\}/gu;
const fullStop = /[.。]$/u;
/** The forms of a plural, in the order of CLDR's categories: `(page was|pages were)`. */
const plural = /\([^()|]*(?:\|[^()|]*)+\)/gu;

/**
 * Says a sentence in a language. A template has names in braces for its facts, and plurals that the fact `n` decides:
 * `{n} (page was|pages were) skipped.` A code that this version does not know is returned unchanged.
 */
export function say(language: Spoken, saying: Saying): string {
  return sayWith(textsIn(language), saying);
}

type Speaker = { readonly said: Sentences; readonly format: Format };

export function sayWith(speaker: Speaker, saying: Saying): string {
  const all: readonly Said[] = 'code' in saying ? [saying] : saying;
  return all.map((one) => sayOne(speaker, one)).join(' ');
}

/** Says a template from outside the folders of languages, such as an engine's. */
export function sayTemplate(language: Spoken, template: string, facts: Facts): string {
  return fill(textsIn(language), template, facts);
}

function sayOne(speaker: Speaker, { code, facts = {} }: Said): string {
  const template = findTemplate(speaker.said, code);
  return template === undefined ? code : fill(speaker, template, facts);
}

function fill(speaker: Speaker, template: string, facts: Facts): string {
  const { format } = speaker;
  const n = facts['n'];
  return template
    .replaceAll(plural, (forms) => format.inflect(typeof n === 'number' ? n : 1, forms.slice(1, -1).split('|')))
    .replaceAll(hole, (part) => {
      const name = part.slice(1, -1);
      const fact = facts[name];
      return fact === undefined ? part : sayFact(speaker, name, fact);
    });
}

function findTemplate(templates: Sentences, code: string): string | undefined {
  const dot = code.indexOf('.');
  const [theme, key] = [code.slice(0, dot), code.slice(dot + 1)];
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = templates;
  return Object.hasOwn(all, theme) && Object.hasOwn(all[theme] ?? {}, key) ? all[theme]?.[key] : undefined;
}

function sayFact(speaker: Speaker, name: string, fact: Fact): string {
  const { format } = speaker;
  if (typeof fact === 'number') return name.startsWith('bytes') ? format.bytes(fact) : format.number(fact);
  if (typeof fact === 'string') return sayText(format, name, fact);
  const all = 'code' in fact ? [fact] : fact;
  const sayPart = (part: string | Said) => (typeof part === 'string' ? part : sayOne(speaker, part));
  if (name.startsWith('examples'))
    return all.map((part) => (typeof part === 'string' ? part : sayPart(part).replace(fullStop, ''))).join('; ');
  const parts = all.map(sayPart);
  if (name.startsWith('anyOf')) return format.anyOf(parts);
  if (name.startsWith('listOf')) return format.list(parts);
  if (name.startsWith('quoted')) return format.list(parts.map(format.quote));
  const text = parts.join(' ');
  return name.startsWith('clause') ? text.replace(fullStop, '') : text;
}

/** `date` and `time` are ISO 8601 texts, `language` is a BCP 47 code. */
function sayText(format: Format, name: string, text: string): string {
  if (name.startsWith('language')) return format.language(text);
  if (name !== 'date' && name !== 'time') return text;
  return format[name](new Date(text));
}
