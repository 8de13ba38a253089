import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  [
    'two pages in one sentence',
    '<p><a href="/a">Contact</a> by chat, <a href="/b">contact</a> by phone',
    'needs_review',
  ],
  ['two pages in paragraphs of nothing else', '<p><a href="/a">News</a><p><a href="/b">News</a>', 'needs_review'],
  ['one page', '<p><a href="/a">News</a> <a href="/a/#top">News</a>', 'inapplicable'],
  ['two sentences', '<p>Chat: <a href="/a">Contact</a><p>Phone: <a href="/b">Contact</a>', 'inapplicable'],
  ['two headings', '<h2>A</h2><a href="/a">News</a><h2>B</h2><a href="/b">News</a>', 'inapplicable'],
  ['two names', '<p><a href="/a">Chat</a> <a href="/b">Phone</a>', 'inapplicable'],
];
