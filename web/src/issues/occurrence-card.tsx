import type { Issue, Occurrence } from '../api/issues.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { Link } from '../parts/link.tsx';
import { formatNumber, formatTime, list } from '../texts/format.ts';
import { useReach } from '../reach/share-context.ts';
import { texts } from '../texts/base.ts';
import { issueTexts } from '../texts/issues.ts';
import { markTexts } from '../texts/marks.ts';
import { FindingMessage } from './finding-message.tsx';
import { OpenedPath } from './opened-path.tsx';
import { OccurrencePicture } from './occurrence-picture.tsx';
import { ShareOccurrence } from './share-occurrence.tsx';

type Props = {
  readonly scanId: string;
  readonly occurrence: Occurrence;
  /** Its number in a list. */
  readonly number?: number | undefined;
  /** A card without it offers no text for a ticket. */
  readonly issue?: Issue | undefined;
  /** A card without it offers no mark. */
  readonly onMark?: (() => void) | undefined;
  /** A line above the finding. */
  readonly note?: string | undefined;
};

export function OccurrenceCard({ scanId, occurrence, number, issue, onMark, note }: Props) {
  const words = issueTexts.issue;
  const reachesPage = useReach(`/scans/${scanId}/pages/${occurrence.page_id}`);
  const ofNumber = number === undefined ? undefined : words.ofOccurrence(formatNumber(number));
  return (
    <li className={occurrence.false_positive ? 'card occurrence occurrence-marked' : 'card occurrence'}>
      <Head scanId={scanId} occurrence={occurrence} number={number} onMark={onMark} />
      {note === undefined ? null : <p>{note}</p>}
      <p className="occurrence-page">
        <PageLink url={occurrence.page_url} path={occurrence.page_path} />{' '}
        {reachesPage ? (
          <Link to="/scans/$scanId/pages/$pageId" params={{ scanId, pageId: occurrence.page_id }}>
            {words.pageView}
            {ofNumber === undefined ? null : <span className="visually-hidden"> {ofNumber}</span>}
          </Link>
        ) : null}
        <span className="hint">{saySince(scanId, occurrence)}</span>
      </p>
      <div className={occurrence.screenshot_url === null ? 'occurrence-body' : 'occurrence-body occurrence-body-shot'}>
        <div className="stack-small">
          <FindingMessage of={occurrence} />
          {isDefaultAlone(occurrence.states) ? null : (
            <p>{words.states(list(occurrence.states.map((state) => texts.states[state])))}</p>
          )}
          <OpenedPath path={occurrence.path} />
          <CodeBlock title={words.selector} code={occurrence.selector} copyLabel={words.copySelector} />
          <CodeBlock title={words.html} code={occurrence.html} copyLabel={words.copyHtml} />
          <ShareOccurrence scanId={scanId} occurrence={occurrence} issue={issue} of={ofNumber} />
        </div>
        <div className="stack-small">
          <OccurrencePicture occurrence={occurrence} />
        </div>
      </div>
    </li>
  );
}

function saySince(scanId: string, { first_seen: { scan_id: since, created_at: at } }: Occurrence): string {
  return since === scanId ? issueTexts.issue.newHere : issueTexts.issue.since(formatTime(at));
}

type HeadProps = Pick<Props, 'scanId' | 'occurrence' | 'number' | 'onMark'>;

function Head({ scanId, occurrence, number, onMark }: HeadProps) {
  const Heading = number === undefined ? 'h2' : 'h3';
  const name = number === undefined ? issueTexts.issue.html : issueTexts.issue.number(formatNumber(number));
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div className="occurrence-head" {...keptFocus}>
      <Heading>
        {number === undefined ? (
          name
        ) : (
          <Link to="/scans/$scanId/occurrences/$occurrenceId" params={{ scanId, occurrenceId: occurrence.id }}>
            {name}
          </Link>
        )}
        <Decision occurrence={occurrence} />
      </Heading>
      {onMark === undefined ? null : (
        <>
          {occurrence.verdict === null || number === undefined ? null : <a href="#marks">{markTexts.seeMarks}</a>}
          {occurrence.false_positive ? null : <MarkButton name={name} onMark={onMark} />}
        </>
      )}
    </div>
  );
}

function Decision({ occurrence: { verdict, came_back: cameBack } }: Pick<Props, 'occurrence'>) {
  return (
    <>
      {verdict === null ? null : <span className="badge badge-neutral">{issueTexts.verdicts[verdict]}</span>}
      {cameBack ? <span className="badge badge-neutral">{issueTexts.issue.cameBack}</span> : null}
    </>
  );
}

/** For those who may decide. */
function MarkButton({ name, onMark }: { readonly name: string; readonly onMark: () => void }) {
  const mayMark = useMay('scan');
  if (!mayMark) return null;
  return (
    <Button size="small" onPress={onMark}>
      {markTexts.action}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}

/** What most scans find: it says nothing about preferences. */
function isDefaultAlone(states: Occurrence['states']): boolean {
  return states.length === 1 && states[0] === 'default';
}
