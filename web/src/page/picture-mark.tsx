import { pagePictureTexts as words } from '../texts/page-picture.ts';
import { followTo } from './follow-to.ts';
import type { MarkGroup } from './group-marks.ts';

type Props = MarkGroup & {
  readonly current: number | undefined;
  readonly onFollow: (index: number) => void;
};

/** The number of a finding on the picture, or the first of several: a link to it in the list. */
export function PictureMark({ left, top, indexes, current, onFollow }: Props) {
  const [first = 0] = indexes;
  const rest = indexes.length - 1;
  const isCurrent = current !== undefined && indexes.includes(current);
  return (
    <a
      id={markId(first)}
      href={`#${listedId(first)}`}
      className={isCurrent ? 'mark is-current' : 'mark'}
      // As in the picture, which no direction of text mirrors.
      style={{ left: `${left}px`, top: `${top}px` }}
      onClick={(event) => {
        event.preventDefault();
        onFollow(first);
        followTo(listedId(first));
      }}
    >
      {rest === 0 ? first + 1 : `${first + 1}+${rest}`}
      <span className="visually-hidden"> {words.marker(rest)}</span>
    </a>
  );
}

/** Of the marker whose first finding this is. */
export function markId(index: number): string {
  return `mark-${index + 1}`;
}

/** Of a finding in the list. */
export function listedId(index: number): string {
  return `finding-${index + 1}`;
}
