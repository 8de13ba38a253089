import { useQuery } from '@tanstack/react-query';
import type { Issue } from '../api/issues.ts';
import { patternsQuery } from '../api/issues.ts';
import { issueTexts } from '../texts/issues.ts';
import { PageSample } from './page-sample.tsx';

type Props = { readonly scanId: string; readonly pageId: string; readonly issue: Issue };

/** How many elements have the pattern of the sample, if the issue has others on the page, too. */
export function SampleCount({ scanId, pageId, issue: { kind, key, sample } }: Props) {
  const { data } = useQuery(patternsQuery({ scanId, kind, key }, { page: pageId }));
  const own = data?.patterns.find((pattern) => pattern.key === sample?.pattern);
  if (data === undefined || own === undefined || data.page.total === 1) return null;
  return <PatternCount of={own.occurrence_count} />;
}

/** The other patterns of an issue on one page, besides that of its sample. */
export function PagePatterns({ scanId, pageId, issue: { kind, key, sample } }: Props) {
  const { data } = useQuery(patternsQuery({ scanId, kind, key }, { page: pageId }));
  const others = data?.patterns.filter((pattern) => pattern.key !== sample?.pattern) ?? [];
  if (data === undefined) return null;
  const more = data.page.total - data.patterns.length;
  const { patterns: names } = issueTexts;
  return (
    <>
      {others.map((pattern) => (
        <div key={pattern.key} className="page-pattern">
          <PageSample sample={pattern.sample} title={names.example}>
            <PatternCount of={pattern.occurrence_count} />
          </PageSample>
        </div>
      ))}
      {more > 0 ? <p className="hint">{names.more(more)}</p> : null}
    </>
  );
}

/** A single element needs no count. */
function PatternCount({ of }: { readonly of: number }) {
  if (of === 1) return null;
  return (
    <p>
      <strong>{issueTexts.issues.occurrences(of)}:</strong>
    </p>
  );
}
