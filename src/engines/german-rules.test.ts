import { describe, expect, it } from 'vitest';

import { findAxeLocale } from './axe/axe-locales.ts';
import { engines } from './engines.ts';
import { namesByUrl } from './learn-more.ts';
import { germanReadings } from './de/readings.ts';
import { createRuleCatalog } from './rule-catalog.ts';

const english = createRuleCatalog(engines);
const german = createRuleCatalog(engines, 'de');

type Info = NonNullable<ReturnType<typeof german.get>>;
type Pair = { readonly rule: string; readonly from: Info; readonly to: Info };

const pairs = [...english].map(([rule, from]): Pair => {
  const to = german.get(rule);
  if (to === undefined) throw new Error(`${rule} is not in the German catalog.`);
  return { rule, from, to };
});

const translations = new Map(engines.flatMap(({ texts }) => [...texts('de')]));

/** English stands in for what a rule's translation lacks. */
function isTranslated(rule: string, place: string): boolean {
  const { title, description, whyItMatters, howToFix } = translations.get(rule) ?? {};
  const texts: Readonly<Record<string, unknown>> = { title, description, why: whyItMatters };
  const text = place.startsWith('step') ? howToFix : texts[place];
  return text !== undefined || !/^(?:title|description|why|step \d)$/.test(place);
}

/** All that is said in German about a rule, each text with its place. */
function listGerman({ rule, to }: Pair): ReturnType<typeof listTexts> {
  return listTexts(to).filter(([place]) => isTranslated(rule, place));
}

/** All that is said about a rule, each text with its place. */
function listTexts(info: Info): readonly (readonly [place: string, text: string])[] {
  const { title, description, whyItMatters, howToFix, help, learnMore, standards } = info;
  return [
    ['title', title],
    ['description', description],
    ['why', whyItMatters],
    ...howToFix.map((step, index) => [`step ${index}`, step] as const),
    ['help', help.title],
    ...learnMore.map((page) => [page.url, page.title] as const),
    ...standards.map(({ criterion, name }) => [criterion, name] as const),
  ];
}

/** `rule place: text`, for the texts that meet the condition: a failing test names them. */
function textsWhere(isWrong: (text: string, place: string) => boolean): string[] {
  return pairs.flatMap((pair) =>
    listGerman(pair)
      .filter(([place, text]) => isWrong(text, place))
      .map(([place, text]) => `${pair.rule} ${place}: ${text}`),
  );
}

/** The code in a text without what is written for people or names their language: names, titles, text between tags. */
function listCode(texts: readonly string[]): string[] {
  const snippets = texts.flatMap((text) => text.match(/`[^`]+`/g) ?? []);
  return snippets.map((snippet) =>
    snippet
      .replaceAll(/\b(aria-label|aria-roledescription|alt|title|value|label|lang|srclang|src)="[^"]*"/g, '$1')
      .replaceAll(/>[^<>]+</g, '><')
      .replaceAll(/>[^<>`]+`/g, '>`'),
  );
}

function withoutCode(text: string): string {
  return text.replaceAll(/`[^`]*`/g, 'x');
}

describe('the German catalog', () => {
  it('has the rules of the English one, and the same facts about them', () => {
    const facts = ({ severity, bestPractice, rgaa, actRules, standards }: Info) => ({
      severity,
      bestPractice,
      rgaa,
      actRules,
      standards: standards.map(({ criterion, level }) => `${criterion} ${level}`),
    });
    const urls = ({ help, learnMore }: Info) => [help, ...learnMore].map(({ url }) => url);

    expect([...german.keys()]).toEqual([...english.keys()]);
    for (const { from, to } of pairs) {
      expect(urls(to)).toEqual(urls(from));
      expect(facts(to)).toEqual(facts(from));
    }
  });

  it('has no text that is English', () => {
    const same = pairs.flatMap((pair) => {
      const texts = new Set(listTexts(pair.from).map(([, text]) => text));
      return listGerman(pair).flatMap(([place, text]) => (texts.has(text) ? [`${pair.rule} ${place}: ${text}`] : []));
    });

    expect(same).toEqual([]);
    expect(textsWhere((text) => / (?:the|and|of|with|is|to) /.test(withoutCode(text)))).toEqual([]);
  });

  it('says something about a rule that no engine has', () => {
    const { learnMore: _none, ...texts } = german.unknown;

    expect(Object.keys(texts)).toEqual(Object.keys(english.unknown).filter((key) => key !== 'learnMore'));
    expect(german.unknown.howToFix.length).toBe(english.unknown.howToFix.length);
    expect(german.unknown.description).not.toBe(english.unknown.description);
  });

  it('fixes each issue in the same steps, with the same code', () => {
    const differing = pairs.filter(({ from, to }) => from.howToFix.length !== to.howToFix.length);
    const missing = pairs.flatMap(({ rule, from, to }) =>
      from.howToFix.flatMap((step, index) => {
        const code = new Set(listCode([to.howToFix[index] ?? '']));
        return listCode([step]).flatMap((one) => (code.has(one) ? [] : [`${rule} step ${index}: ${one}`]));
      }),
    );

    expect(differing.map(({ rule }) => rule)).toEqual([]);
    expect(missing).toEqual([]);
  });

  it('says why in one to three sentences, and whom it affects', () => {
    const sentences = (text: string) => text.split(/[.?!](?:\s|$)/).length - 1;

    expect(textsWhere((text, place) => place === 'why' && (text.length < 80 || text.length > 350))).toEqual([]);
    expect(textsWhere((text, place) => place === 'why' && (sentences(text) < 1 || sentences(text) > 4))).toEqual([]);
    expect(textsWhere((text, place) => place === 'why' && !/\b(?:Menschen|alle|allen|niemand)\b/.test(text))).toEqual(
      [],
    );
    expect(new Set(pairs.map(({ to }) => to.whyItMatters)).size).toBe(pairs.length);
  });

  it('has sentences that end, titles that do not, German quotes, and no markup outside of code', () => {
    const isSentence = (place: string) => /^(?:description|why|step \d)$/.test(place);

    expect(textsWhere((text, place) => isSentence(place) !== text.endsWith('.') && !text.endsWith('?'))).toEqual([]);
    expect(textsWhere((text) => /[“”](?=\p{L})|(?<![=\w„\\-])"|\s$|^\s| {2}/u.test(withoutCode(text)))).toEqual([]);
    expect(textsWhere((text, place) => /^(?:why|step)/.test(place) && withoutCode(text).includes('<'))).toEqual([]);
    expect(textsWhere((text) => text.split('`').length % 2 === 0)).toEqual([]);
  });

  it('names every page that the English one names, and every criterion', () => {
    const names = (catalog: typeof german) => [...catalog.values()].flatMap(({ learnMore }) => learnMore);
    const translated = namesByUrl(germanReadings, 'de');

    expect(names(english).filter(({ url }) => !translated.has(url))).toEqual([]);
    expect(names(german).filter(({ title, url }) => title !== translated.get(url))).toEqual([]);
  });
});

describe('the catalog in a language that only axe-core has', () => {
  it('has its titles and descriptions, and English for everything else', () => {
    const french = createRuleCatalog(engines, 'fr').get('image-alt');

    const { help: title, description } = findAxeLocale('fr')?.rules.get('image-alt') ?? {};
    expect(title).not.toBe(english.get('image-alt')?.title);
    expect(french).toEqual({ ...english.get('image-alt'), title, description });
  });
});
