import { describe, expect, it } from 'vitest';
import { createSay } from './sentence-table.ts';
import { textsIn } from './texts.ts';

describe('saying English in another language', () => {
  const say = createSay('de', [
    {
      'It rains.': 'Es regnet.',
      'It rains. Take an umbrella.': 'Es regnet. Nehmen Sie einen Schirm.',
      '{n} (page was|pages were) skipped{rest}': '{n} (Seite wurde|Seiten wurden) übersprungen{rest}',
      'all {n} (word is|words are) known.': '(das Wort ist|alle {n} Wörter sind) bekannt.',
      '{host} did not answer.': '{host} hat nicht geantwortet.',
      'It failed: {said}': 'Es schlug fehl: {said}',
      'Must be {anyOf}.': 'Zulässig: {anyOf}.',
    },
  ]);

  it('takes the plural and the separators of the language', () => {
    expect(say('1 page was skipped.')).toBe('1 Seite wurde übersprungen.');
    expect(say('12,345 pages were skipped: a; b; ….')).toBe('12.345 Seiten wurden übersprungen: a; b; ….');
    expect(say('Must be page or host or domain.')).toBe('Zulässig: page, host oder domain.');
    expect([say('all 1 word is known.'), say('all 2,000 words are known.')]).toEqual([
      'das Wort ist bekannt.',
      'alle 2.000 Wörter sind bekannt.',
    ]);
  });

  it('says several sentences, the longest that it knows first', () => {
    expect(say('It rains. Take an umbrella. It rains.')).toBe('Es regnet. Nehmen Sie einen Schirm. Es regnet.');
    expect(say('2 pages were skipped: a; b. It rains.')).toBe('2 Seiten wurden übersprungen: a; b. Es regnet.');
    expect(say('It failed: example.com did not answer. It rains.')).toBe(
      'Es schlug fehl: example.com hat nicht geantwortet. Es regnet.',
    );
  });

  it('leaves what it does not know as it is', () => {
    expect(say('net::ERR_FAILED happened. It rains.')).toBe('net::ERR_FAILED happened. Es regnet.');
    expect(['', 'toString', 'Hello', '{host} x', '.. . '].map(say)).toEqual([
      '',
      'toString',
      'Hello',
      '{host} x',
      '.. . ',
    ]);
  });

  it('is fast for long text without meaning', () => {
    const { say: german } = textsIn('de');
    const texts = ['a. '.repeat(200), `12 URLs ${': x;'.repeat(500)}`, '(('.repeat(500)];

    expect(texts.map(german)).toEqual(texts);
  });
});
