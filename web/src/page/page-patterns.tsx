import { useQuery } from '@tanstack/react-query';
import type { Issue } from '../api/issues.ts';
import { patternsQuery } from '../api/issues.ts';
import { OpenedPath } from '../issues/opened-path.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { issueTexts } from '../texts/issues.ts';

type Props = { readonly scanId: string; readonly pageId: string; readonly issue: Issue };

/** How many elements have the pattern of the sample, if the issue has others on the page, too. */
export function SampleCount({ scanId, pageId, issue: { kind, key, sample } }: Props) {
  const { data } = useQuery(patternsQuery({ scanId, kind, key }, { page: pageId }));
  const own = data?.patterns.find((pattern) => pattern.key === sample?.pattern);
  if (data === undefined || own === undefined || data.page.total === 1) return null;
  return (
    <p>
      <strong>{issueTexts.issues.occurrences(own.occurrence_count)}:</strong>
    </p>
  );
}

/** The other patterns of an issue on one page, besides that of its sample. */
export function PagePatterns({ scanId, pageId, issue: { kind, key, sample } }: Props) {
  const { data } = useQuery(patternsQuery({ scanId, kind, key }, { page: pageId }));
  const others = data?.patterns.filter((pattern) => pattern.key !== sample?.pattern) ?? [];
  if (data === undefined) return null;
  const more = data.page.total - data.patterns.length;
  const { issues: words, patterns: names } = issueTexts;
  return (
    <>
      {others.map((pattern) => (
        <div key={pattern.key} className="stack-small page-pattern">
          <p className="occurrence-message">
            <strong>{words.occurrences(pattern.occurrence_count)}:</strong> {pattern.message}
          </p>
          <OpenedPath path={pattern.sample.path} />
          <CodeBlock title={names.example} code={pattern.sample.html} copyLabel={issueTexts.issue.copyHtml} />
        </div>
      ))}
      {more > 0 ? <p className="hint">{names.more(more)}</p> : null}
    </>
  );
}
