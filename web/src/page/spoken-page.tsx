import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { Issue } from '../api/issues.ts';
import type { Answer } from '../api/request.ts';
import { spokenQuery } from '../api/scans.ts';
import { KindBadge } from '../parts/badges.tsx';
import { Link } from '../parts/link.tsx';
import { Loading } from '../parts/loading.tsx';
import { LoadFailure } from '../parts/notices.tsx';
import { list } from '../texts/format.ts';
import { spokenTexts as words } from '../texts/spoken.ts';

type Line = NonNullable<Answer<'GET /api/scans/{id}/pages/{page_id}/spoken'>['lines']>[number];
type PageAnswer = Answer<'GET /api/scans/{id}/pages/{page_id}'>['page'];
type Props = { readonly scanId: string; readonly page: PageAnswer; readonly issues: readonly Issue[] };

/** The page in the order and the words of a screen reader, with its findings. It is read once it is opened. */
export function SpokenPage(props: Props) {
  const [isOpen, setOpen] = useState(false);
  if (props.page.status !== 'completed') return null;
  return (
    <details className="card disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.title}</summary>
      {isOpen ? <Spoken {...props} /> : null}
    </details>
  );
}

function Spoken({ scanId, page, issues }: Props) {
  const { data, error, refetch } = useQuery(spokenQuery(scanId, page.id));
  if (data === undefined)
    return error === null ? <Loading /> : <LoadFailure error={error} onRetry={() => void refetch()} />;
  const { lines, is_cut: isCut, opened } = data;
  if (lines === null) return <p className="empty-line">{words.notRead}</p>;
  if (lines.length === 0) return <p className="empty-line">{words.nothing}</p>;
  return (
    <div className="stack-small">
      <p className="hint">{words.intro}</p>
      <SpokenLines lines={lines} isCut={isCut} scanId={scanId} issues={issues} />
      {opened.map((part) => (
        <Fragment key={part.path.join('\n')}>
          <h2>
            {words.afterOpening} <em dir="auto">{list(part.path)}</em>
          </h2>
          <SpokenLines lines={part.lines} isCut={part.is_cut} scanId={scanId} issues={issues} />
        </Fragment>
      ))}
    </div>
  );
}

type LinesProps = {
  readonly lines: readonly Line[];
  readonly isCut: boolean;
  readonly scanId: string;
  readonly issues: readonly Issue[];
};

function SpokenLines({ lines, isCut, scanId, issues }: LinesProps) {
  return (
    <>
      <ol className="spoken">
        {lines.map((line, index) => (
          <SpokenLine key={index} number={index + 1} scanId={scanId} line={line} issues={issues} />
        ))}
      </ol>
      {isCut ? <p className="hint">{words.cut}</p> : null}
    </>
  );
}

type LineProps = {
  readonly number: number;
  readonly scanId: string;
  readonly line: Line;
  readonly issues: readonly Issue[];
};

function SpokenLine({ number, scanId, line, issues }: LineProps) {
  const { name, description, states, findings } = line;
  const said = [...states.map((state) => words.states[state]), ...(description === undefined ? [] : [description])];
  return (
    <li className={findings.length === 0 ? undefined : 'has-findings'}>
      <p>
        {line.role === 'text' ? null : <span className="spoken-role">{sayRole(line)} </span>}
        {name === '' && named.has(line.role) ? <em>{words.noName}</em> : name}
        {said.length === 0 ? null : <span className="spoken-states">, {said.join(', ')}</span>}
      </p>
      {findings.length === 0 ? null : (
        <ul className="spoken-findings">
          {findings.map(({ occurrence_id: id, kind, key }) => (
            <li key={id}>
              <KindBadge kind={kind} />{' '}
              <Link to="/scans/$scanId/occurrences/$occurrenceId" params={{ scanId, occurrenceId: id }}>
                {issues.find((issue) => issue.kind === kind && issue.key === key)?.title ?? key}
                <span className="visually-hidden"> {words.inLine(number)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Roles that people expect a name of. */
const named = new Set([
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'frame',
  'heading',
  'image',
  'link',
  'menuitem',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'treeitem',
]);

function sayRole({ role, level, size }: Line): string {
  if (role === 'heading' && level !== undefined) return words.heading(level);
  if (role === 'list' && size !== undefined) return words.list(size);
  if (role === 'table' && size !== undefined) return words.table(size);
  const known: Readonly<Record<string, string>> = words.roles;
  return known[role] ?? role;
}
