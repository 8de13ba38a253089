import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { comparisonQuery } from '../api/comparison.ts';
import { ApiProblem } from '../api/request.ts';
import type { Scan } from '../api/scans.ts';
import { scanQuery } from '../api/scans.ts';
import { LoadStates } from '../parts/load-states.tsx';
import { Link } from '../parts/link.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { texts } from '../texts/base.ts';
import { formatTime } from '../texts/format.ts';
import { comparisonTexts as words } from '../texts/comparison.ts';
import { scanTexts } from '../texts/scan.ts';
import { Changes } from './changes.tsx';
import { useEarlierScans } from './use-target-scans.ts';

export function ComparisonPage() {
  const { scanId } = useParams({ from: '/scans/$scanId/comparison' });
  const { base, standard } = useSearch({ from: '/scans/$scanId/comparison' });
  const { data: scan } = useQuery(scanQuery(scanId));
  const answer = useQuery(comparisonQuery(scanId, { base, standard }));
  const { data, error } = answer;
  const missing = error instanceof ApiProblem && error.status === 404 ? error.code : undefined;
  return (
    <section className="stack" aria-labelledby="comparison">
      <SectionHeading id="comparison" name={scanTexts.comparison} scan={scan} />
      {scan === undefined ? null : <BaseChoice scan={scan} base={base} />}
      {missing === undefined ? <LoadStates answer={answer} /> : null}
      {missing === 'no_base' ? (
        <div className="card empty">
          <h3>{words.noBaseTitle}</h3>
          <p>{words.noBase}</p>
        </div>
      ) : null}
      {missing === 'scan_not_found' && base !== undefined ? (
        <div className="card empty">
          <h3>{texts.notFound.scan.title}</h3>
          <p>{words.baseGone}</p>
          <p>
            <Link to="/scans/$scanId/comparison" params={{ scanId }}>
              {words.toPrevious}
            </Link>
          </p>
        </div>
      ) : null}
      {data === undefined || missing !== undefined ? null : <Changes scanId={scanId} comparison={data} />}
    </section>
  );
}

function BaseChoice({ scan, base }: { readonly scan: Scan; readonly base: string | undefined }) {
  const navigate = useNavigate({ from: '/scans/$scanId/comparison' });
  const earlier = useEarlierScans(scan);
  if (earlier.length < 2) return null;
  return (
    <div className="filters">
      <SelectField
        label={words.base}
        value={base ?? ''}
        options={[
          { value: '', label: words.basePrevious },
          ...earlier.map(({ id, created_at: at }) => ({ value: id, label: formatTime(at) })),
        ]}
        onChange={(chosen) =>
          void navigate({ search: { base: chosen === '' ? undefined : chosen }, replace: true, resetScroll: false })
        }
      />
    </div>
  );
}
