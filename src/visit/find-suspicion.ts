import type { Sighting } from './sighting.ts';

export type Suspicion = 'route' | 'says_not_found' | 'led_to_start' | 'seen_elsewhere' | 'password_form' | 'very_short';

/**
 * "Not found" in the languages of most sites, with the number or alone. A match is a reason to compare, but no proof.
 */
const notFoundWords =
  /\b404\b|not found|page (is )?missing|no longer (exists|available)|doesn.t exist|nicht gefunden|existiert nicht|introuvable|n.existe pas|no encontrad|no existe|não encontrad|non trovat|niet gevonden|hittades inte|ikke fundet|ikke funnet|ei löytynyt|nie znalezion|nenalezen|nem található|не найден|не знайден|δεν βρέθηκε|bulunamad|לא נמצא|غير موجود|找不到|未找到|見つかりません|찾을 수 없/i;

/** A "not found" page contains little other text. A comparison recognizes real pages that are as short. */
const longestApology = 300;

/** Returns the reason to ask the site for a URL that cannot exist. */
export function findSuspicion(page: Sighting, seenElsewhere: boolean): Suspicion | undefined {
  const { facts } = page;
  if (page.isRightByUrl) return undefined;
  // A server answers with the same document for every route, so only a comparison shows whether the app has this one.
  if (page.isRoute) return 'route';
  if (page.isStart) return 'led_to_start';
  if (page.signIn !== 'none') return 'password_form';
  if (notFoundWords.test(`${facts.title} ${facts.heading}`)) return 'says_not_found';
  if (seenElsewhere) return 'seen_elsewhere';
  return facts.text.length <= longestApology ? 'very_short' : undefined;
}
