import { expect, it } from 'vitest';

import { criteriaOfTags } from './tags.ts';

it('tags name criteria with one and with two digits at the end', () => {
  expect(criteriaOfTags(['wcag143', 'wcag1410', 'wcag2411'])).toEqual(['1.4.3', '1.4.10', '2.4.11']);
});

it('level tags, other standards and criteria that do not exist are left out', () => {
  const tags = ['wcag2a', 'wcag21aa', 'wcag2a-obsolete', 'best-practice', 'EN-9.1.4.3', 'RGAA-3.2.1', 'wcag999'];

  expect(criteriaOfTags(tags)).toEqual([]);
});
