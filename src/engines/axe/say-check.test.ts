import { describe, expect, it } from 'vitest';
import { readEnglishChecks } from './axe-locales.ts';
import { sayCheck } from './say-check.ts';

const fail = { need: 'one', result: 'fail' } as const;

describe("axe's words for a check", () => {
  it.each([
    ['en', 'Element does not have an alt attribute'],
    ['de', 'Das Element besitzt kein alt-Attribut.'],
    ['xx', 'Element does not have an alt attribute'],
  ])('are those of the language: %s', (language, text) => {
    expect(sayCheck({ id: 'has-alt', ...fail }, language)).toBe(text);
  });

  it('say what was measured', () => {
    const data = {
      fgColor: '#bbbbbb',
      bgColor: '#ffffff',
      contrastRatio: 1.92,
      fontSize: '12pt',
      fontWeight: 'normal',
      messageKey: null,
    };

    expect(sayCheck({ id: 'color-contrast', ...fail, data: { ...data, expectedContrastRatio: '4.5:1' } }, 'en')).toBe(
      'Element has insufficient color contrast of 1.92 (foreground color: #bbbbbb, background color: #ffffff, font size: 12pt, font weight: normal). Expected contrast ratio of 4.5:1',
    );
    expect(sayCheck({ id: 'aria-valid-attr', ...fail, data: ['aria-a', 'aria-b'] }, 'en')).toBe(
      'Invalid ARIA attribute names: aria-a, aria-b',
    );
  });

  it('are missing for checks, and keys, that this version does not know', () => {
    expect(sayCheck({ id: 'gone', ...fail }, 'en')).toBeUndefined();
    expect(sayCheck({ id: 'non-empty-alt', ...fail, data: { messageKey: 'gone' } }, 'en')).toBeUndefined();
  });

  it.each([undefined, null, '', 'x', 7, [], ['a'], ['a', 'b'], {}, { messageKey: 'x' }, { missingData: 'x' }])(
    'never fail, whatever a check has measured: %j',
    (data) => {
      for (const id of readEnglishChecks().keys())
        for (const result of ['fail', 'incomplete'] as const)
          expect(typeof (sayCheck({ id, need: 'all', result, data }, 'de') ?? '')).toBe('string');
    },
  );
});
