import type { IssueName, Pattern } from '../api/issues.ts';
import { CodeBlock } from '../parts/code-block.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Link } from '../parts/link.tsx';
import { formatNumber } from '../texts/format.ts';
import { issueTexts } from '../texts/issues.ts';
import { OpenedPath } from './opened-path.tsx';
import { OccurrencePicture } from './occurrence-picture.tsx';

type Props = {
  readonly name: IssueName;
  readonly pattern: Pattern;
  readonly number: number;
  /** The id of the only page that the counts are of. */
  readonly page: string | undefined;
  /** The key of the only component that is shown. */
  readonly component: string | undefined;
};

/** A pattern: how often it is there, what is wrong, an example, and its pages on request. */
export function PatternCard({ name, pattern, number, page, component }: Props) {
  const { sample } = pattern;
  const { patterns: words } = issueTexts;
  const title = sayCounts(pattern, page);
  return (
    <li className="card pattern">
      <h3>{title}</h3>
      <div className="occurrence-body occurrence-body-shot">
        <div className="stack-small">
          <p className="occurrence-message">{pattern.message}</p>
          <OpenedPath path={sample.path} />
          <CodeBlock title={words.example} code={sample.html} copyLabel={issueTexts.issue.copyHtml} />
        </div>
        <div className="stack-small">
          <OccurrencePicture occurrence={sample} />
        </div>
      </div>
      <p className="row-facts">
        <Link to="/scans/$scanId/issues/$kind/$key" params={name} search={{ pattern: pattern.key, page, component }}>
          {words.elements(pattern.occurrence_count)}
          <span className="visually-hidden"> {words.ofPattern(formatNumber(number))}</span>
        </Link>
      </p>
      {page === undefined ? <Pages pattern={pattern} /> : null}
    </li>
  );
}

function Pages({ pattern }: { readonly pattern: Pattern }) {
  const more = pattern.page_count - pattern.page_urls.length;
  const { patterns: words } = issueTexts;
  return (
    <details className="disclosure">
      <summary>{words.pages(pattern.page_count)}</summary>
      <ul className="pattern-pages">
        {pattern.page_urls.map((url) => (
          <li key={url}>
            <PageLink url={url} />
          </li>
        ))}
        {more > 0 ? <li>{words.morePages(more)}</li> : null}
      </ul>
    </details>
  );
}

function sayCounts({ occurrence_count: elements, page_count: pages }: Pattern, page: string | undefined): string {
  const { occurrences, onPages } = issueTexts.issues;
  return page === undefined ? `${occurrences(elements)} ${onPages(pages)}` : occurrences(elements);
}
