import type { Scan } from '../api/scans.ts';
import type { ClauseResult } from '../api/standards.ts';
import { Link } from '../parts/link.tsx';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/base.ts';
import { standardTexts as words } from '../texts/standards.ts';
import { ClauseAnswer } from './clause-answer.tsx';

const looks = {
  failed: 'critical',
  needs_review: 'moderate',
  nothing_found: 'neutral',
  not_decided_by_scan: 'neutral',
} as const;

type Props = {
  readonly scanId: string;
  /** Undefined until it is known. */
  readonly scan: Scan | undefined;
  readonly standard: string;
  readonly clauses: readonly ClauseResult[];
};

export function ClauseTable({ scanId, scan, standard, clauses }: Props) {
  return (
    <table className="plain-table clause-table" aria-labelledby="clauses">
      <thead>
        <tr>
          <th scope="col">{words.clause}</th>
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {clauses.map((clause) => (
          <tr key={clause.id}>
            <th scope="row">
              {clause.id} {clause.name}
              {clause.level === null ? null : <span className="hint"> ({clause.level})</span>}
            </th>
            <td>
              <span className={`badge badge-${looks[clause.status]}`}>{words.statuses[clause.status]}</span>
              <Issues scanId={scanId} standard={standard} clause={clause} />
              {scan === undefined ? null : <ClauseAnswer scan={scan} standard={standard} clause={clause} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Issues({ scanId, standard, clause }: Omit<Props, 'clauses' | 'scan'> & { readonly clause: ClauseResult }) {
  if (clause.issues.length === 0) return null;
  return (
    <>
      <p className="hint">
        {words.counts(formatNumber(clause.failed.occurrences), formatNumber(clause.needs_review.occurrences))}
      </p>
      <ul className="bare-list">
        {clause.issues.map(({ kind, key, title }) => (
          <li key={`${kind} ${key}`}>
            <Link to="/scans/$scanId/issues/$kind/$key" params={{ scanId, kind, key }} search={{ standard }}>
              {title}
              <span className={kind === 'failed' ? 'visually-hidden' : ''}>, {texts.kind[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
