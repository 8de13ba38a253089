import { createHash } from 'node:crypto';
import type { PageFacts } from '../browser/page-facts.ts';
import type { WrongPage } from './wrong-page.ts';
import { wrong } from './wrong-page.ts';

/** A page as far as it can be told from another: what there is to read, and where it is. */
export type Sighting = {
  readonly askedUrl: string;
  readonly finalUrl: string;
  readonly status: number;
  readonly facts: PageFacts;
};

export type Suspicion = 'says_not_found' | 'led_to_start' | 'seen_elsewhere' | 'password_form' | 'very_short';

/** "Not found" in the languages of most sites, with the number or alone: a reason to ask, never to decide. */
const notFoundWords =
  /\b404\b|not found|page (is )?missing|no longer (exists|available)|doesn.t exist|nicht gefunden|existiert nicht|introuvable|n.existe pas|no encontrad|no existe|não encontrad|non trovat|niet gevonden|hittades inte|ikke fundet|ikke funnet|ei löytynyt|nie znalezion|nenalezen|nem található|не найден|не знайден|δεν βρέθηκε|bulunamad|לא נמצא|غير موجود|找不到|未找到|見つかりません|찾을 수 없/i;

/** Where a site says that something is missing it says little else. A true page that short is told by comparing. */
const longestApology = 300;
/** A form and little else: longer pages have a sign-in form among their content. */
const longestSignInText = 1_500;
const signInPath =
  /log-?in|log-?on|sign-?in|sign-?on|sso|auth|account|session|anmeld|connexion|acceso|entrar|password|register|signup|sign-up/i;

/** What about the page gives reason to ask how the site answers an address that cannot exist. */
export function findSuspicion(page: Sighting, seenElsewhere: boolean): Suspicion | undefined {
  const { facts } = page;
  if (isStart(page.askedUrl)) return undefined;
  if (isStart(page.finalUrl)) return 'led_to_start';
  if (facts.passwordFields > 0) return isAskedForSignIn(page) ? undefined : 'password_form';
  if (notFoundWords.test(`${facts.title} ${facts.heading}`)) return 'says_not_found';
  if (seenElsewhere) return 'seen_elsewhere';
  return facts.text.length <= longestApology ? 'very_short' : undefined;
}

/** A sign-in page by its address, or a page with much else to read: both are what was asked for. */
function isAskedForSignIn({ askedUrl, facts }: Sighting): boolean {
  return facts.text.length > longestSignInText || signInPath.test(askedUrl);
}

/** `unknown`: the site's answer to an address that cannot exist. A site that answers it with an error has no such pages. */
export function judgeAgainstUnknown(page: Sighting, unknown: Sighting): WrongPage | undefined {
  if (unknown.status >= 400 || !isSamePage(page, unknown)) return undefined;
  return page.facts.passwordFields > 0
    ? signInEverywhere()
    : wrong('soft_not_found', 'The site answers any unknown address like this.');
}

/** `sibling`: another listed address of the same scan. */
export function judgeAgainstSibling(page: Sighting, sibling: Sighting): WrongPage | undefined {
  const bothAsk = page.facts.passwordFields > 0 && sibling.facts.passwordFields > 0;
  return bothAsk && isSamePage(page, sibling) ? signInEverywhere() : undefined;
}

/**
 * Of the host and the text by which a page is known again; null for a start page, which is right whatever else shows the same or
 * leads to it.
 */
export function digestText(page: Sighting): string | null {
  if (isStart(page.askedUrl) || isStart(page.finalUrl)) return null;
  return createHash('sha256')
    .update(`${new URL(page.askedUrl).host}\n${maskText(page)}`)
    .digest('base64');
}

/** The text by which a page is known again, without what names its own address, and without numbers. */
export function maskText({ askedUrl, facts }: Sighting): string {
  const { pathname, search } = new URL(askedUrl);
  const own = [askedUrl, `${pathname}${search}`, pathname, decodePath(pathname)];
  const masked = own.reduce(
    (text, part) => (part.length > 1 ? text.replaceAll(part, '') : text),
    `${facts.title}\n${facts.text}`,
  );
  return masked.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** As a site would show it; as it stands where its bytes are no UTF-8 (`caf%E9`). */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return pathname;
  }
}

function signInEverywhere(): WrongPage {
  return wrong('auth_required', 'Several addresses answer with the same form that asks for a password.');
}

function isSamePage(a: Sighting, b: Sighting): boolean {
  const [textA, textB] = [maskText(a), maskText(b)];
  return textA === textB || shareOfCommonWords(textA, textB) >= 0.95;
}

/** Jaccard index of the two sets of words. */
function shareOfCommonWords(a: string, b: string): number {
  const [wordsA, wordsB] = [new Set(a.split(' ')), new Set(b.split(' '))];
  const common = wordsA.intersection(wordsB).size;
  return common / (wordsA.size + wordsB.size - common);
}

function isStart(url: string): boolean {
  return (
    URL.canParse(url) &&
    /^\/(index\.\w+|[a-z]{2}(-[a-z]{2})?\/?)?$/i.test(new URL(url).pathname) &&
    new URL(url).search === ''
  );
}
