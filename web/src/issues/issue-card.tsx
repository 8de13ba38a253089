import { Link } from '@tanstack/react-router';
import type { Issue } from '../api/issues.ts';
import { SeverityBadge } from '../parts/badges.tsx';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';

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
          {texts.issues.occurrencesWord(issue.occurrence_count)} {texts.issues.onPages(issue.page_count)}
        </span>
        {issue.false_positive_count > 0 ? <span>{texts.issues.falsePositives(issue.false_positive_count)}</span> : null}
      </p>
    </li>
  );
}

/** The basis of the rule: WCAG criteria or best practice. */
export function Basis({ issue }: { readonly issue: Issue }) {
  if (issue.standards.length === 0 || issue.best_practice)
    return <span className="badge badge-neutral">{texts.issues.bestPractice}</span>;
  return issue.standards.map(({ criterion, level }) => (
    <span key={criterion} className="badge badge-neutral">
      {texts.issues.criterion_(criterion, level)}
    </span>
  ));
}
