import type { Issue } from '../api/issues.ts';
import { SeverityBadge } from '../parts/badges.tsx';
import { Link } from '../parts/link.tsx';
import { formatNumber } from '../texts/format.ts';
import { issueTexts } from '../texts/issues.ts';

export function IssueCard({ scanId, issue }: { readonly scanId: string; readonly issue: Issue }) {
  return (
    <li className="row issue-row">
      <div className="row-main">
        <h3 className="row-title">
          <Link to="/scans/$scanId/issues/$kind/$key" params={{ scanId, kind: issue.kind, key: issue.key }}>
            {issue.title}
          </Link>
        </h3>
        <p className="row-facts">
          <SeverityBadge severity={issue.severity} />
          <Basis issue={issue} />
          <code className="rule-name">{issue.rule}</code>
        </p>
      </div>
      <p className="issue-count">
        <strong>{formatNumber(issue.occurrence_count)}</strong>
        <span>
          {issueTexts.issues.occurrencesWord(issue.occurrence_count)} {issueTexts.issues.onPages(issue.page_count)}
        </span>
        <DecidedCounts issue={issue} />
      </p>
    </li>
  );
}

/** How many findings have each verdict. */
export function DecidedCounts({ issue }: { readonly issue: Issue }) {
  const words = issueTexts.issues;
  const counts = [
    [issue.accepted_count, words.accepted],
    [issue.fixed_pending_count, words.fixedPending],
    [issue.confirmed_count, words.confirmed],
    [issue.false_positive_count, words.falsePositives],
  ] as const;
  return counts.map(([value, name]) => (value > 0 ? <span key={name(0)}>{name(value)}</span> : null));
}

/** The basis of the rule: WCAG criteria or best practice. */
export function Basis({ issue }: { readonly issue: Issue }) {
  if (issue.standards.length === 0 || issue.best_practice)
    return <span className="badge badge-neutral">{issueTexts.issues.bestPractice}</span>;
  return issue.standards.map(({ criterion, level }) => (
    <span key={criterion} className="badge badge-neutral">
      {issueTexts.issues.criterion_(criterion, level)}
    </span>
  ));
}
