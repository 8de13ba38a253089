import type { FocusPlaces } from '../parts/focus-places.ts';
import { pagePictureTexts as words } from '../texts/page-picture.ts';
import type { MarkGroup } from './group-marks.ts';

type Props = {
  readonly group: MarkGroup;
  readonly places: FocusPlaces<string>;
  readonly current: number | undefined;
  readonly onFollow: (index: number, id: string) => void;
};

/** The number of a finding on the picture, or the first of several: a link to it in the list. */
export function PictureMark({ group: { left, top, indexes }, places, current, onFollow }: Props) {
  const [first = 0] = indexes;
  const rest = indexes.length - 1;
  const isCurrent = current !== undefined && indexes.includes(current);
  return (
    <a
      id={markId(first)}
      ref={places.at(markId(first))}
      href={`#${listedId(first)}`}
      className={isCurrent ? 'mark is-current' : 'mark'}
      // As in the picture, which no direction of text mirrors.
      style={{ left: `${left}px`, top: `${top}px` }}
      onClick={(event) => {
        event.preventDefault();
        onFollow(first, listedId(first));
      }}
    >
      {rest === 0 ? first + 1 : `${first + 1}+${rest}`}
      <span className="visually-hidden"> {words.marker(rest)}</span>
    </a>
  );
}

/** The id of the marker whose first finding this is. */
export function markId(index: number): string {
  return `mark-${index + 1}`;
}

/** The id of a finding in the list. */
export function listedId(index: number): string {
  return `finding-${index + 1}`;
}
