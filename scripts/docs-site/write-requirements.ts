import { understandingPage } from '../../src/engines/learn-more.ts';
import type { RuleCatalog } from '../../src/engines/rule-catalog.ts';
import { standards } from '../../src/reading/standards/standards.ts';
import { escapeMarkdown } from './escape.ts';

export type RuleInfo = NonNullable<ReturnType<RuleCatalog['get']>>;

/** The requirements that a page meets by passing the rule: WCAG, EN 301 549, RGAA and ACT rules. */
export function writeRequirements({ standards: references, rgaa, actRules }: RuleInfo): string {
  const wcag = references.map(({ criterion, level, name }) => {
    return `- [WCAG ${criterion} ${escapeMarkdown(name)} (${level})](${understandingPage(criterion).url})`;
  });
  const criteria = new Set(references.map(({ criterion }) => criterion));
  const en = standards
    .filter(({ id }) => id.startsWith('en301549'))
    .flatMap(({ version, clauses }) => {
      const ids = clauses.filter(({ criterion }) => criterion !== null && criteria.has(criterion)).map(({ id }) => id);
      return ids.length === 0 ? [] : [`- EN 301 549 ${version}: ${ids.join(', ')}`];
    });
  const all = [
    ...wcag,
    ...en,
    ...(rgaa.length === 0 ? [] : [`- RGAA 4: ${rgaa.join(', ')}`]),
    ...actRules.map(({ id, url }) => `- [ACT rule ${id}](${url})`),
  ];
  return all.length === 0 ? 'No standard demands it. It is good practice.' : all.join('\n');
}
