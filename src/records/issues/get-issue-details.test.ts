import { expect, it } from 'vitest';
import { engines } from '../../engines/engines.ts';
import { createRuleCatalog } from '../../engines/rule-catalog.ts';
import { presentRule } from './get-issue-details.ts';

it('lists each page to learn more from once', () => {
  const catalog = createRuleCatalog(engines, 'en', 'https://curbcut.example');
  const twice = [...catalog.keys()].filter((rule) => {
    const urls = presentRule(rule, catalog).learn_more.map(({ url }) => url);
    return new Set(urls).size < urls.length;
  });

  expect(twice).toEqual([]);
});
