import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { reportsQuery } from '../api/reports.ts';
import type { Scan } from '../api/scans.ts';
import { isActive, scanQuery } from '../api/scans.ts';
import type { ScanStandard } from '../api/standards.ts';
import { defaultStandard, scanStandardQuery } from '../api/standards.ts';
import { LoadStates } from '../parts/load-states.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { formatNumber } from '../texts/format.ts';
import { language } from '../texts/language.ts';
import { scanTexts } from '../texts/scan.ts';
import { standardTexts as words } from '../texts/standards.ts';
import { ClauseTable } from './clause-table.tsx';
import { ReportList } from './report-list.tsx';

const lookAgainMs = 5_000;
const statuses = ['failed', 'needs_review', 'nothing_found', 'not_decided_by_scan'] as const;

/** What the scan says of each clause of a standard. */
export function StandardsPage() {
  const { scanId } = useParams({ from: '/scans/$scanId/standards' });
  const { standard = defaultStandard } = useSearch({ from: '/scans/$scanId/standards' });
  const { data: scan } = useQuery(scanQuery(scanId));
  const answer = useQuery({
    ...scanStandardQuery(scanId, standard),
    refetchInterval: scan !== undefined && isActive(scan) ? lookAgainMs : false,
  });
  return (
    <section className="stack" aria-labelledby="standards">
      <SectionHeading id="standards" name={scanTexts.standards} scan={scan} />
      <LoadStates answer={answer} />
      {answer.data === undefined ? null : <Clauses scanId={scanId} scan={scan} result={answer.data} />}
    </section>
  );
}

type ClausesProps = { readonly scanId: string; readonly scan: Scan | undefined; readonly result: ScanStandard };

function Clauses({ scanId, scan, result }: ClausesProps) {
  const { title, clause_counts: counts, legal_note: note, clauses } = result;
  return (
    <section className="card" aria-labelledby="clauses">
      <h3 id="clauses">{words.clausesOf(title)}</h3>
      <dl className="figures figures-small">
        {statuses.map((status) => (
          <div key={status}>
            <dt>{words.statuses[status]}</dt>
            <dd>{formatNumber(counts[status])}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{words.meaning}</p>
      <Evidence scanId={scanId} standard={result.id} />
      <ClauseTable scanId={scanId} scan={scan} standard={result.id} clauses={clauses} />
      {note === null ? null : <p className="hint">{words.legalNote(note)}</p>}
    </section>
  );
}

/** The files that hand the clauses on, where they are judged and answered. */
function Evidence({ scanId, standard }: { readonly scanId: string; readonly standard: string }) {
  const { data } = useQuery(reportsQuery(scanId));
  return (
    <details className="disclosure">
      <summary>{words.evidence}</summary>
      <ReportList reports={data?.reports} audience="evidence" limits={{ standard, language }} />
    </details>
  );
}
