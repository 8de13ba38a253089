import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  [
    'a text that changes again and again',
    '<p>News</p><p id="a">0</p><script>setInterval(() => (a.textContent = performance.now()), 100)</script>',
    'needs_review',
  ],
  [
    'the progress that people wait for',
    '<p>News</p><p id="a" role="timer">0</p><script>setInterval(() => (a.textContent = performance.now()), 100)</script>',
    'inapplicable',
  ],
  ['a text that stays', '<p>News</p><script>document.title = "News"</script>', 'inapplicable'],
];
