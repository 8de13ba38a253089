import type { RuleCase } from '../../../rule-cases.ts';

const cat = ' /\\_/\\ (,)\n( o.o )/;;;\\\n > ^ < "§§§"\n(")_(")';

export const cases: readonly RuleCase[] = [
  ['a picture', `<pre>${cat}</pre>`, 'needs_review'],
  ['a picture with a name', `<pre role="img" aria-label="A cat">${cat}</pre>`, 'inapplicable'],
  ['code', '<pre>for (const one of all) {\n  if (one > 0) sum += one;\n}\nreturn sum;</pre>', 'inapplicable'],
  ['a tree', '<pre>src\n├── app.ts\n├── net\n│   └── policy.ts\n└── web</pre>', 'inapplicable'],
  ['a table', '<pre>+---+---+---+\n| 1 | 2 | 3 |\n+---+---+---+\n| 4 | 5 | 6 |\n+---+---+---+</pre>', 'inapplicable'],
];
