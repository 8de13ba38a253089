import type { RuleCase } from '../../../rule-cases.ts';

const image = '<img alt="Red panda" src="/images/red.png">';

export const cases: readonly RuleCase[] = [
  ['an image and its caption', `<a href="/panda">${image}</a> <a href="/panda">Red panda</a>`, 'failed'],
  ['one link', `<a href="/panda">${image} Red panda</a>`, 'inapplicable'],
  ['another page', `<a href="/image">${image}</a> <a href="/panda">Red panda</a>`, 'inapplicable'],
  ['another name', `<a href="/panda">${image}</a> <a href="/panda">Where it lives</a>`, 'inapplicable'],
  ['text between them', '<a href="/panda">Red panda</a> or <a href="/panda">red panda</a>', 'inapplicable'],
  ['a hidden one', `<a href="/panda" aria-hidden="true">${image}</a> <a href="/panda">Red panda</a>`, 'inapplicable'],
];
