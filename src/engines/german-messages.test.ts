import { describe, expect, it } from 'vitest';

import { germanMessages as germanOfAxe } from './axe/de/messages.ts';
import { englishMessages as englishOfAxe } from './axe/messages.ts';
import { de as germanOfContrast } from './contrast/de.ts';
import { describeUnmeasured, writeVerdict } from './contrast/describe-contrast.ts';
import { en as englishOfContrast } from './contrast/en.ts';
import { curbcutRules } from './curbcut/curbcut-rules.ts';
import { operateRules } from './operate/operate-rules.ts';
import { statesRules } from './states/states-rules.ts';
import type { RuleFolder } from './rule-folder.ts';

/** What belongs in messages: codes of languages, because some messages name them. */
const values = ['nl', 'fr'];
/** These messages take keys. */
const keys = [['a', 'b']];
const failure = [
  { ratio: 2, text: 'nl', background: 'fr', fontSize: '12pt', fontWeight: 'bold', low: 1, high: 2, expected: 3 },
];

/** The messages of rules that have a folder. */
function messagesOf(rules: readonly RuleFolder[], language: string): object {
  return Object.fromEntries(
    rules.flatMap(({ id, texts }) =>
      Object.entries(texts[language]?.messages ?? {}).map(([name, message]) => [`${id}: ${name}`, message]),
    ),
  );
}

function listMessages(messages: object, given: readonly unknown[]): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(messages).map(([name, message]: [string, unknown]) => [
      name,
      typeof message === 'function' ? String(Reflect.apply(message, undefined, given)) : String(message),
    ]),
  );
}

describe.each([
  ['axe-core', englishOfAxe, germanOfAxe, values],
  ['contrast', englishOfContrast.messages, germanOfContrast.messages, failure],
  ['curbcut', messagesOf(curbcutRules, 'en'), messagesOf(curbcutRules, 'de'), values],
  ['operate', messagesOf(operateRules, 'en'), messagesOf(operateRules, 'de'), keys],
  ['states', messagesOf(statesRules, 'en'), messagesOf(statesRules, 'de'), values],
])('the German messages of %s', (_engine, english, german, given) => {
  const [from, to] = [listMessages(english, given), listMessages(german, given)];

  it('are some of those of English, in German, in whole sentences', () => {
    const isGerman = (text: string) => !/ (?:the|and|is|of|to|it) |“\w/.test(text);

    expect(to.size).toBeGreaterThan(0);
    expect([...to.keys()].filter((name) => !from.has(name))).toEqual([]);
    expect([...to].filter(([name, text]) => text === from.get(name) || !isGerman(text))).toEqual([]);
    expect([...to].filter(([name, text]) => text.at(-1) !== from.get(name)?.at(-1))).toEqual([]);
  });

  it('say the same of the page', () => {
    const parts = (text: string | undefined) =>
      text?.match(
        /\b(?:nl|fr)\b|lang=|<\w+>|role="\w+"|scope="\w+"|min-height|:focus-visible|@media.*?\)|autoplay|\bt[dh]\b|h[1-6]\b/g,
      );

    // `turned` names the orientation in German.
    const differing = [...to].filter(([name, text]) => {
      const own = new Set(parts(text));
      return !name.endsWith('turned') && (parts(from.get(name)) ?? []).some((part) => !own.has(part));
    });

    expect(differing.map(([name]) => name)).toEqual([]);
  });
});

describe('a verdict on contrast', () => {
  it('is written in the language of the scan, with the reason why there is none', () => {
    const late = describeUnmeasured('late');

    expect(writeVerdict(late, 'de')).toEqual({
      result: 'undecided',
      message:
        'Der Kontrast des Textes zu seinem Hintergrund ließ sich nicht messen. Die Zeit reichte nicht, um ihn zu messen. Prüfen Sie, dass er lesbar ist: 4,5:1, oder 3:1 bei großer Schrift.',
    });
    expect(writeVerdict(late, 'fr')).toMatchObject({ message: expect.stringContaining('not enough time') });
  });
});
