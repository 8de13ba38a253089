import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['bullets between breaks', '<p>• Books<br>• Films<br>• Games', 'needs_review'],
  ['numbers after an introduction', '<p>We lend:<br>1. Books<br>2. Films<br>3. Games', 'needs_review'],
  ['paragraphs with hyphens', '<div><p>- Books</p><p>- Films</p><p>- Games</p></div>', 'needs_review'],
  ['text next to other content', '<main><h1>We lend</h1>* Books<br>* Films<br>* Games</main>', 'needs_review'],
  ['a list', '<ul><li>Books<li>Films<li>Games</ul>', 'inapplicable'],
  ['two lines', '<p>• Books<br>• Films', 'inapplicable'],
  ['an address', '<p>Library<br>Main Street 1<br>12345 Town<br>Open daily', 'inapplicable'],
  ['code', '<pre><p>* a<br>* b<br>* c</p></pre>', 'inapplicable'],
];
