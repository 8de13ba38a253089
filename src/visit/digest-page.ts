import { digestLines } from './page-lines.ts';
import type { Sighting } from './sighting.ts';
import type { WrongPage } from './wrong-page.ts';

/**
 * Identifies the content of the page, to recognize it under another URL. Null for a wrong page, and for a URL that led to
 * a start page. A sign-in form that a URL leads to keeps its digest, so that it is recognized under another URL. A route
 * is only compared with other routes, because it may show the text of its document.
 */
export function digestPage(page: Sighting, mistake?: WrongPage): string | null {
  if (page.isRightByUrl) return mistake === undefined ? digestRightPage(page) : null;
  if (page.isStart) return null;
  const canRecur = mistake === undefined || (mistake.code === 'auth_required' && page.landing !== 'other_site');
  return canRecur ? `${page.isRoute ? '# ' : ''}${digestLines(page)}` : null;
}

/**
 * The digest of a page that is right even if other URLs show the same content: another page with this content says
 * nothing about it. Only a second URL of this page has the same digest.
 */
export function digestRightPage(page: Sighting): string {
  return `${right}${digestLines(page)}`;
}

const right = 'right ';

/** The digests that the same text has under another URL of the page, such as the name of an index file. */
export function listDigestsOfText(digest: string): readonly string[] {
  const text = digest.startsWith(right) ? digest.slice(right.length) : digest;
  return [text, `${right}${text}`];
}
