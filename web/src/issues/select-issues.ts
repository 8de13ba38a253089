import type { Issue } from '../api/issues.ts';
import { countOpen } from '../api/issues.ts';
import { severities } from '../api/url-words.ts';
import type { IssuesSearch } from '../search-params.ts';
import { compare } from '../texts/format.ts';

/** The cards that match the filters, in the requested order. The default is the service's order: worst first. */
export function selectIssues(issues: readonly Issue[], search: IssuesSearch): readonly Issue[] {
  const found = issues.filter((issue) => matches(issue, search));
  return found.toSorted(orders[search.sort ?? 'severity']);
}

const orders: Readonly<Record<NonNullable<IssuesSearch['sort']>, (one: Issue, other: Issue) => number>> = {
  severity: (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
  occurrences: (one, other) => other.occurrence_count - one.occurrence_count,
  pages: (one, other) => other.page_count - one.page_count,
  title: (one, other) => compare(one.title, other.title),
};

/** The criteria that occur, for the filter, in the order of WCAG. */
export function listCriteria(issues: readonly Issue[]): readonly { readonly value: string; readonly label: string }[] {
  const names = new Map(
    issues.flatMap(({ standards }) => standards.map(({ criterion, name }) => [criterion, name] as const)),
  );
  return [...names]
    .toSorted(([one], [other]) => compare(one, other))
    .map(([criterion, name]) => ({ value: criterion, label: `${criterion} ${name}` }));
}

const countDecided: Readonly<Record<NonNullable<IssuesSearch['decision']>, (issue: Issue) => number>> = {
  open: countOpen,
  accepted: (issue) => issue.accepted_count,
  fixed_pending: (issue) => issue.fixed_pending_count,
  confirmed: (issue) => issue.confirmed_count,
  false_positive: (issue) => issue.false_positive_count,
};

function matches(issue: Issue, { kind = 'failed', severity, criterion, practice, decision, q }: IssuesSearch): boolean {
  return (
    issue.kind === kind &&
    (severity === undefined || issue.severity === severity) &&
    (criterion === undefined || issue.standards.some((standard) => standard.criterion === criterion)) &&
    (practice === undefined || issue.best_practice === (practice === 'best')) &&
    hasDecision(issue, decision) &&
    hasWords(issue, q)
  );
}

function hasDecision(issue: Issue, decision: IssuesSearch['decision']): boolean {
  return decision === undefined || countDecided[decision](issue) > 0;
}

function hasWords({ rule, title, description, standards }: Issue, text: string | undefined): boolean {
  if (text === undefined) return true;
  const criteria = standards.map(({ criterion, name }) => `${criterion} ${name}`);
  const words = [rule, title, description, ...criteria].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => words.includes(word));
}
