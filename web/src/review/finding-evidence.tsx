import type { OpenFinding } from '../api/review.ts';
import { OccurrencePicture } from '../issues/occurrence-picture.tsx';
import { SeverityBadge } from '../parts/badges.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { issueTexts } from '../texts/issues.ts';
import { reviewTexts as words } from '../texts/review.ts';

/** What there is to look at: the picture, the element, and advice. */
export function FindingEvidence({ finding: { issue, details, occurrence } }: { readonly finding: OpenFinding }) {
  return (
    <>
      <div className={occurrence.screenshot_url === null ? undefined : 'review-picture'}>
        <OccurrencePicture key={occurrence.id} occurrence={occurrence} />
      </div>
      <p className="row-facts">
        <SeverityBadge severity={issue.severity} />
        <code className="rule-name">{issue.rule}</code>
        <PageLink url={occurrence.page_url} path={occurrence.page_path} />
      </p>
      <CodeBlock
        title={issueTexts.issue.selector}
        code={occurrence.selector}
        copyLabel={issueTexts.issue.copySelector}
      />
      <CodeBlock title={words.element} code={occurrence.html} copyLabel={issueTexts.issue.copyHtml} />
      <details className="disclosure">
        <summary>{words.help}</summary>
        <p className="advice">{details.why_it_matters}</p>
        <ul>
          {details.how_to_fix.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
