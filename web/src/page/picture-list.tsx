import type { Issue } from '../api/issues.ts';
import type { Answer } from '../api/request.ts';
import { KindBadge, SeverityBadge } from '../parts/badges.tsx';
import type { FocusPlaces } from '../parts/focus-places.ts';
import { Link } from '../parts/link.tsx';
import { texts } from '../texts/base.ts';
import { pagePictureTexts as words } from '../texts/page-picture.ts';
import type { MarkGroup } from './group-marks.ts';
import { listedId, markId } from './picture-mark.tsx';

type Finding = Answer<'GET /api/scans/{id}/pages/{page_id}'>['findings'][number];
type Numbered = Finding & { readonly index: number };
type Props = {
  readonly scanId: string;
  readonly pageId: string;
  readonly findings: readonly Finding[];
  readonly issues: readonly Issue[];
  readonly groups: readonly MarkGroup[];
  readonly places: FocusPlaces<string>;
  readonly current: number | undefined;
  readonly onFollow: (index: number, id: string) => void;
};

/** The findings of the picture with their numbers, by issue. Each number leads to its marker. */
export function PictureList({ findings, issues, ...shared }: Props) {
  const numbered = findings.map((finding, index) => ({ ...finding, index }));
  const byIssue = Map.groupBy(numbered, ({ kind, key }) => `${kind} ${key}`);
  return (
    <ul className="picture-list">
      {[...byIssue].map(([name, ofIssue]) => (
        <IssuePart
          key={name}
          issue={issues.find(({ kind, key }) => `${kind} ${key}` === name)}
          findings={ofIssue}
          {...shared}
        />
      ))}
    </ul>
  );
}

type PartProps = Omit<Props, 'findings' | 'issues'> & {
  readonly issue: Issue | undefined;
  readonly findings: readonly Numbered[];
};

function IssuePart({ scanId, pageId, issue, findings, current, ...shared }: PartProps) {
  const [first] = findings;
  if (first === undefined) return null;
  const { kind, key } = first;
  return (
    <li>
      <h3 className="picture-issue">
        <Link to="/scans/$scanId/issues/$kind/$key" params={{ scanId, kind, key }} search={{ page: pageId }}>
          {issue?.title ?? key}
          {kind === 'failed' ? null : <span className="visually-hidden"> ({texts.kind[kind]})</span>}
        </Link>
      </h3>
      <p className="row-facts">
        <KindBadge kind={kind} />
        {issue === undefined ? null : <SeverityBadge severity={issue.severity} />}
      </p>
      <ul className="picture-numbers">
        {findings.map(({ index, selector }) => (
          <li key={index} className={index === current ? 'is-current' : undefined}>
            <NumberLink index={index} {...shared} />
            <code>{selector}</code>
          </li>
        ))}
      </ul>
    </li>
  );
}

type NumberProps = Pick<Props, 'groups' | 'places' | 'onFollow'> & { readonly index: number };

function NumberLink({ index, groups, places, onFollow }: NumberProps) {
  const marker = groups.find(({ indexes }) => indexes.includes(index))?.indexes[0] ?? index;
  return (
    <a
      id={listedId(index)}
      ref={places.at(listedId(index))}
      href={`#${markId(marker)}`}
      className="mark-number"
      onClick={(event) => {
        event.preventDefault();
        onFollow(index, markId(marker));
      }}
    >
      {index + 1}
      <span className="visually-hidden"> {words.inList}</span>
    </a>
  );
}
