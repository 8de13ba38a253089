import { digestLines } from './page-lines.ts';
import type { Sighting } from './sighting.ts';
import type { WrongPage } from './wrong-page.ts';

/**
 * Identifies the content of the page, to recognize it under another URL. Null for a start page, a wrong page, and a
 * page that its URL proves right. A sign-in form that a URL leads to keeps its digest, so that it is recognized under
 * another URL.
 */
export function digestPage(page: Sighting, mistake?: WrongPage): string | null {
  if (page.isRightByUrl || page.isStart) return null;
  const canRecur = mistake === undefined || (mistake.code === 'auth_required' && page.landing !== 'other_site');
  return canRecur ? digestLines(page) : null;
}
