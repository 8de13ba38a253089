import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../service/settings/languages.ts';
import { findAxeLocale } from './axe-locales.ts';

const folder = dirname(createRequire(import.meta.url).resolve('axe-core/locales/de.json'));

describe("axe's translations", () => {
  it('are those that the settings offer, next to English', () => {
    const names = readdirSync(folder).filter((name) => /^[a-z]{2}(_[A-Z]{2})?\.json$/.test(name));

    expect(names.map((name) => name.slice(0, -'.json'.length)).toSorted()).toEqual(
      languages.filter((one) => one !== 'en').toSorted(),
    );
  });

  it.each(languages.filter((one) => one !== 'en'))('%s has titles of rules, and no text that is empty', (language) => {
    const locale = findAxeLocale(language);

    expect([...(locale?.rules.values() ?? [])].filter(({ help }) => help !== undefined).length).toBeGreaterThan(0);
    expect(JSON.stringify([...(locale?.checks ?? [])])).not.toContain(':""');
  });

  it('leave no message out: what is not translated stays English', () => {
    const checks = findAxeLocale('da')?.checks;

    expect(checks?.get('listitem')?.incomplete).toContain('Unable to determine');
    expect(checks?.get('color-contrast')).toMatchObject({
      fail: expect.stringContaining('farvekontrast'),
      incomplete: {
        bgImage: expect.stringContaining('Elementets'),
        pseudoContent: expect.stringContaining('pseudo element'),
      },
    });
  });

  it.each(['en', 'xx', '../package', 'zz_ZZ'])('there is none called %s', (language) => {
    expect(findAxeLocale(language)).toBeUndefined();
  });
});
