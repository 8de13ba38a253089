import { aGroup, anOccurrence } from '../../test/contracts/make-scans.ts';

type Cards = {
  readonly rules: readonly string[];
  /** Of all rules together. */
  readonly occurrences: number;
  readonly components: number;
  /** Characters of each snippet. */
  readonly htmlLength: number;
};

/** What a page of cards has in its report: each component breaks one rule or two. */
export function findingsOfCards({ rules, occurrences, components, htmlLength }: Cards) {
  const card = '<div class="card"><a href="/somewhere/else"><img src="/images/picture.png"></a></div>';
  const html = card.padEnd(htmlLength, ' ');
  const count = occurrences / rules.length;
  const groups = rules.map((rule, number) =>
    aGroup(count, {
      rule,
      occurrences: Array.from({ length: count }, (_, index) =>
        anOccurrence({
          html,
          selector: `body > main > div:nth-child(${index}) > a > img`,
          component: `component-of-the-page-${(number * 2 + (index % 3)) % components}`,
        }),
      ),
    }),
  );
  return { groups, rules: Object.fromEntries(rules.map((rule) => [rule, [10, count, 0] as const])) };
}
