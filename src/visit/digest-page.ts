import { digestLines } from './page-lines.ts';
import type { Sighting } from './sighting.ts';
import type { WrongPage } from './wrong-page.ts';

/**
 * Identifies what the page shows, so that another URL with the same is recognized. Null for a page that is right whatever else
 * shows the same, for a start page, and for a wrong one; but a form that a URL leads to is known again where another shows it.
 */
export function digestPage(page: Sighting, mistake?: WrongPage): string | null {
  if (page.isRightByUrl || page.isStart) return null;
  const canRecur = mistake === undefined || (mistake.code === 'auth_required' && page.landing !== 'other_site');
  return canRecur ? digestLines(page) : null;
}
