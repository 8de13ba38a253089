import { Link } from '@tanstack/react-router';
import type { Occurrence } from '../api/issues.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { formatNumber, list } from '../texts/format.ts';
import { texts } from '../texts/base.ts';
import { issueTexts } from '../texts/issues.ts';
import { markTexts } from '../texts/marks.ts';
import { FindingMessage } from './finding-message.tsx';
import { OccurrencePicture } from './occurrence-picture.tsx';

type Props = {
  readonly scanId: string;
  readonly occurrence: Occurrence;
  readonly number: number;
  /** A card without it offers no mark. */
  readonly onMark?: (() => void) | undefined;
  /** A line above the finding. */
  readonly note?: string | undefined;
};

export function OccurrenceCard({ scanId, occurrence, number, onMark, note }: Props) {
  const words = issueTexts.issue;
  return (
    <li className={occurrence.false_positive ? 'card occurrence occurrence-marked' : 'card occurrence'}>
      <Head occurrence={occurrence} number={number} onMark={onMark} />
      {note === undefined ? null : <p>{note}</p>}
      <p className="occurrence-page">
        <PageLink url={occurrence.page_url} />{' '}
        <Link to="/scans/$scanId/pages/$pageId" params={{ scanId, pageId: occurrence.page_id }}>
          {words.pageView}
          <span className="visually-hidden"> {words.ofOccurrence(formatNumber(number))}</span>
        </Link>
      </p>
      <div className={occurrence.screenshot_url === null ? 'occurrence-body' : 'occurrence-body occurrence-body-shot'}>
        <div className="stack-small">
          <FindingMessage of={occurrence} />
          {isDefaultAlone(occurrence.states) ? null : (
            <p>{words.states(list(occurrence.states.map((state) => texts.states[state])))}</p>
          )}
          <CodeBlock title={words.selector} code={occurrence.selector} copyLabel={words.copySelector} />
          <CodeBlock title={words.html} code={occurrence.html} copyLabel={words.copyHtml} />
        </div>
        <div className="stack-small">
          <OccurrencePicture occurrence={occurrence} />
        </div>
      </div>
    </li>
  );
}

function Head({ occurrence, number, onMark }: Pick<Props, 'occurrence' | 'number' | 'onMark'>) {
  const words = issueTexts.issue;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div className="occurrence-head" {...keptFocus}>
      <h3>
        {words.number(formatNumber(number))}
        {occurrence.verdict === null ? null : (
          <span className="badge badge-neutral">{issueTexts.verdicts[occurrence.verdict]}</span>
        )}
        {occurrence.came_back ? <span className="badge badge-neutral">{words.cameBack}</span> : null}
      </h3>
      {occurrence.verdict === null || onMark === undefined ? null : <a href="#marks">{markTexts.seeMarks}</a>}
      {occurrence.false_positive || onMark === undefined ? null : <MarkButton number={number} onMark={onMark} />}
    </div>
  );
}

/** For those who may decide. */
function MarkButton({ number, onMark }: { readonly number: number; readonly onMark: () => void }) {
  const mayMark = useMay('scan');
  if (!mayMark) return null;
  return (
    <Button size="small" onPress={onMark}>
      {markTexts.action}
      <span className="visually-hidden"> {issueTexts.issue.number(formatNumber(number))}</span>
    </Button>
  );
}

/** What most scans find: it says nothing about preferences. */
function isDefaultAlone(states: Occurrence['states']): boolean {
  return states.length === 1 && states[0] === 'default';
}
