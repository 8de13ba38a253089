import type { PagePart, RulePart } from '../components/page-part.ts';
import { measurePart } from '../components/page-part.ts';
import type { NewPart } from '../components/write-components.ts';
import type { PageReport } from './page-report.ts';
import type { PageRules, RuleWeight } from './page-score.ts';
import { scorePage } from './page-score.ts';

type WeightOf = (rule: string) => RuleWeight;
type Scored = { readonly rules: PageRules; readonly failures: number };

/** The parts of each component on a page that is being recorded, before marks apply to it. */
export function measureComponents(
  { components, groups, rules }: Pick<PageReport & { readonly kind: 'scanned' }, 'components' | 'groups' | 'rules'>,
  weightOf: WeightOf,
): readonly NewPart[] {
  const failures = groups.filter(({ kind }) => kind === 'failed').reduce((sum, { total }) => sum + total, 0);
  const byKey = new Map<string, RulePart[]>(components.map(({ key }) => [key, []]));
  for (const { kind, rule, occurrences } of groups) {
    for (const [key, ofKey] of Map.groupBy(occurrences, ({ component }) => component))
      byKey.get(key)?.push({ kind, rule, stored: ofKey.length, marked: 0 });
  }
  const measure = createMeasure({ rules, failures }, weightOf);
  return components.map((component) => {
    const ofComponent = byKey.get(component.key) ?? [];
    return { ...component, ...measure(ofComponent), rules: ofComponent };
  });
}

/** `rules` excludes marked elements. */
export function createMeasure(
  { rules, failures }: Scored,
  weightOf: WeightOf,
): (parts: readonly RulePart[]) => PagePart {
  const before = Number(scorePage(rules, weightOf));
  const gain = (fixed: ReadonlyMap<string, number>) =>
    (Number(scorePage(passing(rules, fixed), weightOf)) - before).toFixed(6);
  return (parts) => measurePart(parts, { failures, gain });
}

/** A fixed element counts as passed. */
function passing(rules: PageRules, fixed: ReadonlyMap<string, number>): PageRules {
  return Object.fromEntries(
    Object.entries(rules).map(([rule, counts]) => {
      const count = Math.min(fixed.get(rule) ?? 0, counts?.[1] ?? 0);
      return [rule, counts === null ? null : [counts[0] + count, counts[1] - count, counts[2]]];
    }),
  );
}
