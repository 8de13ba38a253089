import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['words', '<style>b::after { content: "Pizza" }</style><p>We eat <b></b>', 'needs_review'],
  ['the old way to write it', '<style>b:before { content: "New: " }</style><b>Books</b>', 'needs_review'],
  ['two elements of one style', '<style>b::after { content: "Pizza" }</style><b>1</b><b>2</b>', 'needs_review'],
  ['words that are only decoration', '<style>b::after { content: "Pizza" / "" }</style><b>1</b>', 'inapplicable'],
  ['signs and counters', '<style>b::after { content: "→ " counter(a) ". " }</style><b>1</b>', 'inapplicable'],
  [
    'a font of icons',
    '<style>b::after { content: "home"; font-family: "Material Icons" }</style><b>1</b>',
    'inapplicable',
  ],
  ['print', '<style>@media print { b::after { content: "Pizza" } }</style><b>1</b>', 'inapplicable'],
  ['a hidden element', '<style>b::after { content: "Pizza" }</style><b hidden>1</b>Text', 'inapplicable'],
  ['no element', '<style>i::after { content: "Pizza" }</style><b>1</b>', 'inapplicable'],
];
