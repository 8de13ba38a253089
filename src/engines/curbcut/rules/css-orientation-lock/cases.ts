import type { RuleCase } from '../../../rule-cases.ts';

const media = (rule: string, query = '(orientation: portrait)') => `<style>@media ${query} { ${rule} }</style>`;

const content = '<main>Much text is here.</main><i>↑</i>';

export const cases: readonly RuleCase[] = [
  ['a rotated page', { head: media('html { transform: rotate(90deg) }'), body: content }, 'failed'],
  ['the property rotate', { head: media('body { rotate: -0.25turn }'), body: content }, 'failed'],
  [
    'a rule in a supports block',
    { head: media('@supports (rotate: 1deg) { body { rotate: 90deg } }'), body: content },
    'failed',
  ],
  ['most of the text', { head: media('main { transform: translateX(1px) rotate(270deg) }'), body: content }, 'failed'],
  ['no turn', { head: media('html { transform: rotate(0deg) scale(0.9) }'), body: content }, 'passed'],
  ['upside down', { head: media('html { rotate: 180deg }'), body: content }, 'passed'],
  ['a symbol', { head: media('i { rotate: 90deg }'), body: content }, 'inapplicable'],
  ['every orientation', { head: '<style>main { rotate: 90deg }</style>', body: content }, 'inapplicable'],
  [
    'the same turn in every orientation',
    { head: `<style>main { rotate: 90deg }</style>${media('main { rotate: 90deg }')}`, body: content },
    'passed',
  ],
  ['another condition', { head: media('html { rotate: 90deg }', '(min-width: 10px)'), body: content }, 'inapplicable'],
];
