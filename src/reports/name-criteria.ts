import type { IssueCard } from '../records/issues/issue-card.ts';

type Standard = IssueCard['standards'][number];

/** `1.1.1 Non-text Content (A)` */
export function nameCriterion({ criterion, name, level }: Standard): string {
  return `${criterion} ${name} (${level})`;
}

/** `1.1.1 (A), 4.1.2 (A)` */
export function numberCriteria(standards: readonly Standard[]): string {
  return standards.map(({ criterion, level }) => `${criterion} (${level})`).join(', ');
}

/** `WCAG 1.1.1 Non-text Content (A), WCAG 4.1.2 Name, Role, Value (A)` */
export function nameWcagCriteria(standards: readonly Standard[]): string {
  return standards.map((standard) => `WCAG ${nameCriterion(standard)}`).join(', ');
}
