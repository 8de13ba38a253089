import { describe, expect, it } from 'vitest';
import { spokenLanguages } from '../texts/texts.ts';
import { engines } from './engines.ts';
import { createRuleCatalog } from './rule-catalog.ts';
import type { Message } from './rule-sentences.ts';

const parts = ['problem', 'fix'] as const;
const catalog = createRuleCatalog(engines);
const english = messagesIn('en');

/** By `rule.code`. */
function messagesIn(language: string): ReadonlyMap<string, Message> {
  const all = engines.flatMap((engine) => Object.entries(engine.messages(language)));
  return new Map(
    all.flatMap(([rule, messages]) =>
      Object.entries(messages).map(([code, message]) => [`${rule}.${code}`, message] as const),
    ),
  );
}

function holesOf({ problem, fix }: Message): readonly string[] {
  return [...new Set(`${problem} ${fix}`.match(/\{\w+\}/gu))].toSorted();
}

const sentences = (text: string) => text.split(/[.?!](?:\s|$)/u).filter((sentence) => sentence !== '').length;

describe.each(spokenLanguages)('what is said about elements (%s)', (language) => {
  const messages = messagesIn(language);

  it('exists for every rule that can run', () => {
    const said = new Set([...messages.keys()].map((code) => code.split('.')[0]));
    const rules = engines.flatMap((engine) => engine.rules().map(({ id }) => id));

    expect(rules.filter((id) => !said.has(id))).toEqual([]);
    expect([...said].filter((id) => !catalog.has(id ?? ''))).toEqual([]);
  });

  it('has a problem and a fix of one or two sentences each', () => {
    const wrong = [...messages].filter(([, message]) =>
      parts.some(
        (part) => sentences(message[part]) < 1 || sentences(message[part]) > 2 || !/[.?]$/u.test(message[part]),
      ),
    );

    expect(wrong).toEqual([]);
  });

  it('is short', () => {
    expect([...messages].filter(([, { problem, fix }]) => problem.length > 260 || fix.length > 180)).toEqual([]);
  });

  it('says the same codes with the same facts as English', () => {
    expect([...messages.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const differing = [...messages].filter(([code, message]) => {
      const own = english.get(code);
      return own === undefined || holesOf(own).join() !== holesOf(message).join();
    });
    expect(differing).toEqual([]);
  });

  it('is written in its language', () => {
    const words = { en: / (?:der|die|das|und|ist|nicht) /u, de: / (?:the|and|is|of|to|it) |“\w/u }[language];

    expect([...messages].filter(([, { problem, fix }]) => words.test(`${problem} ${fix}`))).toEqual([]);
  });
});

describe('a finding of a rule that has no sentence yet', () => {
  it('is described by the title of the rule, and the list of its engine', () => {
    const stored = JSON.stringify({
      code: 'td-headers-attr.unknown',
      details: [{ id: 'td-has-header', need: 'all', result: 'fail' }],
    });

    const said = catalog.say(stored);

    expect(said.problem).toMatch(/^.*\.$/u);
    expect(said.problem).toContain(catalog.get('td-headers-attr')?.title ?? '?');
    expect(said.fix).not.toBe('');
    expect(said.details).toEqual({ all: ['Some non-empty data cells do not have table headers'], one: [] });
  });

  it('of a rule that is gone says so', () => {
    expect(catalog.say('{"code":"gone.found"}')).toMatchObject({ problem: catalog.unknown.description, details: null });
  });
});
