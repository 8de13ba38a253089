import type { RuleCase } from '../../../rule-cases.ts';

const titled = (title: string) => `<script>document.title = '${title}'</script>Text`;

export const cases: readonly RuleCase[] = [
  ['a subject', titled('Opening hours'), 'passed'],
  ['an editor', titled('Untitled Document'), 'failed'],
  ['a hint of an editor', titled('  insert  title here '), 'failed'],
  ['a page about it', `${titled('No title')}<h1>No title</h1>`, 'needs_review'],
  ['one word, which may be meant', titled('Untitled'), 'needs_review'],
  ['a framework', titled('React App'), 'needs_review'],
  ['a file', titled('index.html'), 'needs_review'],
  ['a file and its subject', titled('main.c source'), 'passed'],
  ['nothing', titled(''), 'inapplicable'],
];
