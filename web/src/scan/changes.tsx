import { useSearch } from '@tanstack/react-router';
import type { Comparison } from '../api/comparison.ts';
import { SeverityBadge } from '../parts/badges.tsx';
import { Notice } from '../parts/notices.tsx';
import { Link } from '../parts/link.tsx';
import { formatNumber, formatTime } from '../texts/format.ts';
import { texts } from '../texts/base.ts';
import { comparisonTexts as words } from '../texts/comparison.ts';

const kinds = ['new', 'fixed', 'changed', 'unchanged', 'not_comparable'] as const;
const pageKinds = ['only_here', 'only_in_base', 'not_scanned_here', 'not_scanned_in_base'] as const;
/** Plus, check mark, arrows, equals sign and dots, drawn: a single sign is not text whose contrast can be checked. */
const signs = {
  new: 'M8 3v10M3 8h10',
  fixed: 'M3 8.5l3.5 3.5L13 4.5',
  changed: 'M3 5.5h10L10.5 3M13 10.5H3L5.5 13',
  unchanged: 'M3 6h10M3 10h10',
  not_comparable: 'M3 8h1M7.5 8h1M12 8h1',
} as const;
export function Changes({ scanId, comparison }: { readonly scanId: string; readonly comparison: Comparison }) {
  const { base, totals, pages } = comparison;
  return (
    <>
      <p>
        <Link to="/scans/$scanId" params={{ scanId: base.id }}>
          {words.against(formatTime(base.created_at))}
        </Link>
      </p>
      <Reasons comparison={comparison} />
      <dl className="tiles">
        {kinds.map((kind) => (
          <div key={kind} className={`card tile tile-${kind}`}>
            <dt>
              <svg viewBox="0 0 16 16" width="24" height="24" aria-hidden="true" className="tile-sign">
                <path d={signs[kind]} />
              </svg>
              {words.totals[kind]}
              <span className="hint">{words.meaning[kind]}</span>
            </dt>
            <dd>{formatNumber(totals[kind])}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">
        {words.review(formatNumber(totals.needs_review.new), formatNumber(totals.needs_review.fixed))}
      </p>
      {totals.came_back + totals.needs_review.came_back === 0 ? null : (
        <p>{words.cameBack(totals.came_back + totals.needs_review.came_back)}</p>
      )}
      <ChangedIssues scanId={scanId} comparison={comparison} />
      {pageKinds.every((kind) => pages[kind] === 0) ? null : (
        <section className="card" aria-labelledby="changed-pages">
          <h3 id="changed-pages">{words.pagesTitle}</h3>
          <dl className="facts">
            {pageKinds.map((kind) => (
              <div key={kind}>
                <dt>{words.pages[kind]}</dt>
                <dd>{formatNumber(pages[kind])}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

/** What else than the site can explain a difference. */
function Reasons({ comparison }: { readonly comparison: Comparison }) {
  return (
    <>
      {comparison.engine_changed ? (
        <Notice look="warning" level={3} title={words.engineChangedTitle}>
          <p>{words.engineChanged}</p>
        </Notice>
      ) : null}
      {comparison.states_changed ? (
        <Notice look="warning" level={3} title={words.statesChangedTitle}>
          <p>{words.statesChanged}</p>
        </Notice>
      ) : null}
      {comparison.font_changes.length > 0 ? <FontChanges changes={comparison.font_changes} /> : null}
    </>
  );
}

function FontChanges({ changes }: { readonly changes: Comparison['font_changes'] }) {
  return (
    <Notice look="warning" level={3} title={words.fontsChangedTitle}>
      <p>{words.fontsChanged}</p>
      <ul className="plain-list">
        {changes.map(({ family, base, here }) => (
          <li key={family}>{words.fontChange(family, base, here)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function ChangedIssues({ scanId, comparison }: { readonly scanId: string; readonly comparison: Comparison }) {
  if (comparison.issues.length === 0) return <p className="empty-line">{words.noIssues}</p>;
  const changed = comparison.issues.filter((issue) => issue.new + issue.fixed + issue.changed > 0);
  const others = comparison.issues.filter((issue) => issue.new + issue.fixed + issue.changed === 0);
  return (
    <section aria-labelledby="changed-issues" className="stack">
      <h3 id="changed-issues">{words.table}</h3>
      {changed.length === 0 ? (
        <p className="empty-line">{words.nothingChanged}</p>
      ) : (
        <IssueRows scanId={scanId} issues={changed} />
      )}
      {others.length === 0 ? null : (
        <details className="disclosure">
          <summary>{words.others(others.length)}</summary>
          <IssueRows scanId={scanId} issues={others} />
        </details>
      )}
    </section>
  );
}

type RowsProps = { readonly scanId: string; readonly issues: Comparison['issues'] };

function IssueRows({ scanId, issues }: RowsProps) {
  return (
    <ul className="rows">
      {issues.map((issue) => (
        <li key={`${issue.kind} ${issue.key}`} className="row">
          <div className="row-main">
            <h4 className="row-title">
              {issue.new + issue.changed + issue.unchanged > 0 ? (
                <Link to="/scans/$scanId/issues/$kind/$key" params={{ scanId, kind: issue.kind, key: issue.key }}>
                  {issue.title}
                  <span className="visually-hidden">, {texts.kind[issue.kind]}</span>
                </Link>
              ) : (
                issue.title
              )}
            </h4>
            <p className="row-facts">
              <SeverityBadge severity={issue.severity} />
              <span>{texts.kind[issue.kind]}</span>
            </p>
          </div>
          <dl className="row-counts">
            {kinds.map((kind) => (
              <div key={kind} className={issue[kind] === 0 ? 'count-zero' : undefined}>
                <dt>{words.totals[kind]}</dt>
                <dd>
                  <CountLink scanId={scanId} issue={issue} kind={kind} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type CountProps = {
  readonly scanId: string;
  readonly issue: Comparison['issues'][number];
  readonly kind: (typeof kinds)[number];
};

/** A number, with a link to its elements. Those that have not changed are in the issue. */
function CountLink({ scanId, issue, kind }: CountProps) {
  const { base } = useSearch({ from: '/scans/$scanId/comparison' });
  const count = formatNumber(issue[kind]);
  if (issue[kind] === 0 || kind === 'unchanged') return count;
  return (
    <Link
      to="/scans/$scanId/comparison/elements"
      params={{ scanId }}
      search={{ base, change: kind, kind: issue.kind, key: issue.key }}
    >
      {count}
      <span className="visually-hidden">
        {' '}
        {words.totals[kind]}, {issue.title}
      </span>
    </Link>
  );
}
