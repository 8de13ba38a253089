import type { RuleCase } from '../../../rule-cases.ts';

const page = (...contents: string[]) => ({
  document: `<!doctype html><html lang="en"><head><title>News</title>${contents
    .map((content) => `<meta http-equiv="Refresh" content="${content}">`)
    .join('')}</head><body><p>News.</p>`,
});

export const cases: readonly RuleCase[] = [
  ['after more than 20 hours', page('72001'), 'passed'],
  ['after 20 hours exactly', page('72000'), 'failed'],
  ['after a while', page('600; url=/good'), 'failed'],
  ['after a while, with a fraction and a comma', page(' 600.9,/good'), 'failed'],
  ['of two the first that a browser understands', page('0: /good', '600', '80000'), 'failed'],
  ['never: no number', page('; 600'), 'inapplicable'],
  ['never: a sign', page('+600'), 'inapplicable'],
  ['never: a unit', page('600s'), 'inapplicable'],
  ['never: nothing', page(''), 'inapplicable'],
];
