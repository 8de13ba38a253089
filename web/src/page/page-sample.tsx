import type { ReactNode } from 'react';
import type { Occurrence } from '../api/issues.ts';
import { FindingMessage } from '../issues/finding-message.tsx';
import { OccurrencePicture } from '../issues/occurrence-picture.tsx';
import { OpenedPath } from '../issues/opened-path.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { issueTexts } from '../texts/issues.ts';

type Props = {
  readonly sample: Occurrence;
  /** The title of the code. */
  readonly title: string;
  /** Above the message. */
  readonly children: ReactNode;
};

/** One element of a pattern: what is wrong with it, its code and its picture. */
export function PageSample({ sample, title, children }: Props) {
  return (
    <div className={sample.screenshot_url === null ? 'occurrence-body' : 'occurrence-body occurrence-body-shot'}>
      <div className="stack-small">
        {children}
        <FindingMessage of={sample} />
        <OpenedPath path={sample.path} />
        <CodeBlock title={title} code={sample.html} copyLabel={issueTexts.issue.copyHtml} />
      </div>
      <div className="stack-small">
        <OccurrencePicture occurrence={sample} />
      </div>
    </div>
  );
}
