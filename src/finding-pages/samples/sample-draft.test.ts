import { expect, it } from 'vitest';
import { SampleDraft } from './sample-draft.ts';

const at = (path: string) => `https://example.com${path}`;
const products = Array.from({ length: 30 }, (_, index) => at(`/products/${index + 1}`));

it('a draft of a sample has the named pages, the first ones of each template, and one by lot for each ten of them', () => {
  const draft = new SampleDraft({ kind: 'wcag_em', per_template: 2 }, [at('/contact')]);

  for (const url of [at('/'), ...products, at('/contact')]) draft.add(url);

  expect(draft.conclude(100)).toEqual({
    pages: 5,
    structured: [at('/contact'), at('/'), at('/products/1'), at('/products/2')],
    known_pages: 32,
    templates: 3,
    random: 1,
  });
});

it('a draft leaves room for random pages within the limit, and draws none where every page is of a template', () => {
  const limited = new SampleDraft({ kind: 'wcag_em', per_template: 30 }, []);
  const templates = new SampleDraft({ kind: 'templates' }, []);

  for (const url of products) limited.add(url);
  for (const url of products) templates.add(url);

  expect(limited.conclude(12)).toMatchObject({ pages: 11, random: 1, known_pages: 30 });
  expect(templates.conclude(12)).toMatchObject({ pages: 1, structured: [at('/products/1')], random: 0 });
});
