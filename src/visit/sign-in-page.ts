import { readPlace } from '../url/hash-route.ts';
import type { PageFacts } from '../browser/page-facts.ts';
import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';

/** The share of the sign-in form in a page. `mainly` decides by itself, `perhaps` needs further evidence. */
export type SignInShare = 'mainly' | 'perhaps' | 'none';

/** The most content beside a form. A privacy notice or a list of benefits is longer, and has some headings. */
const most = { mainly: { text: 600, headings: 2 }, perhaps: { text: 1_500, headings: 6 } };

/** Matches whole words of a path. */
const signInWords =
  /^(log[-_]?in|log[-_]?on|sign[-_]?in|sign[-_]?on|sign[-_]?up|sso|auth|authenticate|authentication|oauth2?|account|accounts|session|sessions|password|register|registration|signup|anmelden|anmeldung|registrieren|passwort|connexion|inscription|acceso|entrar|iniciar-sesion|accedi|inloggen|logga-in|logowanie)$/i;

/** Words that rarely occur in paths of pages behind the sign-in. */
const narrowSignInWords =
  /^(log[-_]?in|log[-_]?on|sign[-_]?in|sign[-_]?on|sso|auth|oauth2?|anmelden|anmeldung|connexion|iniciar-sesion|accedi|inloggen|logga-in|logowanie)$/i;

/** Decides by elements alone, so that it works in every language. */
export function shareOfSignIn({ signIn }: PageFacts): SignInShare {
  if (signIn === null || signIn.place === 'chrome') return 'none';
  const { otherText, otherHeadings } = signIn;
  const isForm = signIn.place === 'page' && !signIn.isBeforeHeading;
  if (isForm && otherText <= most.mainly.text && otherHeadings <= most.mainly.headings) return 'mainly';
  return otherText <= most.perhaps.text && otherHeadings <= most.perhaps.headings ? 'perhaps' : 'none';
}

/** True if another URL shows a sign-in form instead of the requested page. */
export function isSignInFor(
  askedUrl: string,
  { finalUrl, facts }: { readonly finalUrl: string; readonly facts: PageFacts },
): boolean {
  const share = shareOfSignIn(facts);
  if (facts.signIn === null) return isFirstStep(askedUrl, finalUrl, facts);
  if (share === 'none') return false;
  return share === 'mainly' || namesSignIn(finalUrl) || carriesPath(askedUrl, finalUrl);
}

/**
 * True for a page that asks only for the user name, or for the choice of a sign-in service. It needs two signs and
 * little text.
 */
function isFirstStep(askedUrl: string, finalUrl: string, { text, asksForUserName }: PageFacts): boolean {
  if (text.length > most.perhaps.text) return false;
  const signs = [asksForUserName, hasWord(finalUrl, narrowSignInWords), carriesPath(askedUrl, finalUrl)];
  return signs.filter(Boolean).length > 1;
}

/** True if the page's own path names a sign-in page. */
export function namesSignIn(url: string): boolean {
  return hasWord(url, signInWords);
}

function hasWord(url: string, words: RegExp): boolean {
  if (!URL.canParse(url)) return false;
  const segments = readPlace(url)
    .path.replace(/\.\w+$/, '')
    .split(/\/|#!?/);
  return segments.some((segment) => words.test(segment) || segment.split(/[-_.]/).some((word) => words.test(word)));
}

/** Completes a sentence about the content that replaces the page. */
export function saySignIn({ signIn, text }: PageFacts): Said {
  if (signIn === null) return says('visits.sign_in_step', { n: text.length });
  return says('visits.sign_in_form', { n: signIn.otherText });
}

/** `/login?next=/reports` names the requested page. */
function carriesPath(askedUrl: string, finalUrl: string): boolean {
  if (!URL.canParse(finalUrl)) return false;
  const { pathname } = new URL(askedUrl);
  const values = [...new URL(finalUrl).searchParams.values()];
  return pathname.length > 1 && values.some((value) => value.includes(pathname));
}
