import type { IssueKind } from '../api/issues.ts';
import { known } from '../search-params.ts';
import { Link } from '../parts/link.tsx';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/base.ts';
import { issueTexts } from '../texts/issues.ts';

type KindChoiceProps = {
  readonly to: '/scans/$scanId/issues' | '/scans/$scanId/components';
  readonly scanId: string;
  readonly chosen: IssueKind;
  /** How many of each kind the list has, where that is known. */
  readonly counts: Readonly<Record<IssueKind, number>> | undefined;
  /** What the chosen kind means. */
  readonly meaning: string;
};

/** The two kinds of findings, one of which a list shows. */
export function KindChoice({ to, scanId, chosen, counts, meaning }: KindChoiceProps) {
  return (
    <div className="kinds">
      <nav aria-label={issueTexts.issues.kinds}>
        <ul className="segments">
          {known.kinds.map((kind) => (
            <li key={kind}>
              <Link
                to={to}
                params={{ scanId }}
                search={kind === 'failed' ? {} : { kind }}
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true }}
                activeProps={{}}
                aria-current={chosen === kind ? 'page' : undefined}
              >
                {texts.kind[kind]}
                {counts === undefined ? null : (
                  <>
                    {' '}
                    <span className="segment-count">{formatNumber(counts[kind])}</span>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="hint">{meaning}</p>
    </div>
  );
}
