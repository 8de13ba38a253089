import { findCriterion, understandingUrl, wcagCriteria } from '../findings/wcag-criteria.ts';
import { say } from '../texts/say.ts';
import { says } from '../texts/saying.ts';
import type { Spoken } from '../texts/texts.ts';
import type { Readings } from './readings.ts';
import { readings } from './readings.ts';

/** A page for further reading, always at the W3C. */
export type LearnMore = { readonly title: string; readonly url: string };

type Kind = keyof Readings;
type NameOf<K extends Kind> = keyof Readings[K] & string;

const paths: Readonly<Record<Kind, (name: string) => string>> = {
  tutorials: (name) => `WAI/tutorials/${name}/`,
  patterns: (name) => `WAI/ARIA/apg/patterns/${name}/`,
  practices: (name) => `WAI/ARIA/apg/practices/${name}/`,
  landmarks: (name) => `WAI/ARIA/apg/patterns/landmarks/examples/${name}.html`,
  actRules: (name) => `WAI/standards-guidelines/act/rules/${name}/`,
  others: (name) => name,
};

/** The page that explains a success criterion. Throws if there is no such criterion. */
export function understandingPage(number: string, language: Spoken = 'en'): LearnMore {
  const criterion = findCriterion(number);
  if (criterion === undefined) throw new Error(`There is no success criterion ${number}.`);
  const title = says('standards.understanding', { number, saidName: criterion.name });
  return { title: say(language, title), url: understandingUrl(criterion) };
}

/** A page of WAI's tutorials, by its path below /WAI/tutorials/. */
export function tutorial(path: NameOf<'tutorials'>): LearnMore {
  return { title: readings.tutorials[path], url: urlOf('tutorials', path) };
}

/** A pattern of the ARIA Authoring Practices Guide, by its name in the URL. */
export function ariaPattern(name: NameOf<'patterns'>): LearnMore {
  return { title: readings.patterns[name], url: urlOf('patterns', name) };
}

/** A practice of the ARIA Authoring Practices Guide, by its name in the URL. */
export function ariaPractice(name: NameOf<'practices'>): LearnMore {
  return { title: readings.practices[name], url: urlOf('practices', name) };
}

/** An example page of the landmarks pattern, such as `banner`. */
export function landmarkExample(name: NameOf<'landmarks'>): LearnMore {
  return { title: readings.landmarks[name], url: urlOf('landmarks', name) };
}

/** The page of one of the W3C's ACT rules. */
export function actRulePage(id: NameOf<'actRules'>): LearnMore {
  return { title: readings.actRules[id], url: urlOf('actRules', id) };
}

/** Any other page of the W3C, by its path. */
export function w3cPage(path: NameOf<'others'>): LearnMore {
  return { title: readings.others[path], url: urlOf('others', path) };
}

/** The names of all these pages in one language, by URL. */
export function namesByUrl(names: Readings, language: Spoken): ReadonlyMap<string, string> {
  const kinds = Object.keys(paths) as readonly Kind[]; // the keys of a record of ours
  return new Map([
    ...wcagCriteria
      .map(({ number }) => understandingPage(number, language))
      .map(({ title, url }) => [url, title] as const),
    ...kinds.flatMap((kind) => Object.entries(names[kind]).map(([name, title]) => [urlOf(kind, name), title] as const)),
  ]);
}

function urlOf(kind: Kind, name: string): string {
  return `https://www.w3.org/${paths[kind](name)}`;
}
