import type { RuleCase } from '../../../rule-cases.ts';

const titled = (title: string) => `<script>document.title = '${title}'</script>Text`;

export const cases: readonly RuleCase[] = [
  ['a subject', titled('Opening hours'), 'passed'],
  ['an editor', titled('Untitled Document'), 'needs_review'],
  ['a framework', titled('React App'), 'needs_review'],
  ['a file', titled('index.html'), 'needs_review'],
  ['a file and its subject', titled('main.c source'), 'passed'],
  ['nothing', titled(''), 'inapplicable'],
];
