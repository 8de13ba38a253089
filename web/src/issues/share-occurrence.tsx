import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Issue, Occurrence } from '../api/issues.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { isShared } from '../reach/share-link.ts';
import { issueTexts } from '../texts/issues.ts';
import { writeMarkdown } from './write-markdown.ts';

type Props = {
  readonly scanId: string;
  readonly occurrence: Occurrence;
  /** Without it, there is only the link. */
  readonly issue?: Issue | undefined;
  /** What the buttons are for, as part of their names. */
  readonly of?: string | undefined;
};

/**
 * Copies the permalink of an element, or all that a ticket needs about it. The reader of a share link gets no link: the
 * permalink needs an account, and everyone who reads the ticket would have the token.
 */
export function ShareOccurrence({ scanId, occurrence, issue, of }: Props) {
  const { issue: words } = issueTexts;
  const link = isShared ? undefined : `${window.location.origin}/scans/${scanId}/occurrences/${occurrence.id}`;
  return (
    <div className="button-line">
      {link === undefined ? null : <CopyText label={words.copyLink} of={of} text={link} />}
      {issue === undefined ? null : (
        <CopyText label={words.copyMarkdown} of={of} text={writeMarkdown(occurrence, { issue, link })} />
      )}
    </div>
  );
}

type CopyProps = { readonly label: string; readonly of: string | undefined; readonly text: string };

/** Shows the text only if the clipboard refuses it. */
function CopyText({ label, of, text }: CopyProps) {
  const [isShown, setShown] = useState(false);
  const shown = useRef<HTMLPreElement>(null);
  const show = () => {
    flushSync(() => setShown(true));
    return shown.current;
  };
  return (
    <>
      <CopyButton label={label} of={of} text={text} source={show} />
      {isShown ? (
        <pre ref={shown} dir="ltr" className="copied-text">
          {text}
        </pre>
      ) : null}
    </>
  );
}
