import type { Occurrence } from '../api/issues.ts';
import { list } from '../texts/format.ts';
import { issueTexts } from '../texts/issues.ts';

/** The openers that lead to the element, in order. */
export function OpenedPath({ path }: Pick<Occurrence, 'path'>) {
  if (path.length === 0) return null;
  return (
    <p>
      {issueTexts.issue.afterOpening} <em dir="auto">{list(path)}</em>.
    </p>
  );
}
