import type { PageFacts } from '../browser/page-facts.ts';
import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';

/** How much a page consists of its sign-in form: `mainly` by itself, `perhaps` where further evidence says so too. */
export type SignInShare = 'mainly' | 'perhaps' | 'none';

/** A form and little else. A privacy notice or a list of benefits is longer, and comes with some headings. */
const most = { mainly: { text: 600, headings: 2 }, perhaps: { text: 1_500, headings: 6 } };

/** Whole words of a path. */
const signInWords =
  /^(log[-_]?in|log[-_]?on|sign[-_]?in|sign[-_]?on|sign[-_]?up|sso|auth|authenticate|authentication|oauth2?|account|accounts|session|sessions|password|register|registration|signup|anmelden|anmeldung|registrieren|passwort|connexion|inscription|acceso|entrar|iniciar-sesion|accedi|inloggen|logga-in|logowanie)$/i;

/** Those that pages behind the sign-in rarely have in their paths. */
const narrowSignInWords =
  /^(log[-_]?in|log[-_]?on|sign[-_]?in|sign[-_]?on|sso|auth|oauth2?|anmelden|anmeldung|connexion|iniciar-sesion|accedi|inloggen|logga-in|logowanie)$/i;

/** By elements alone, so that it holds in every language. */
export function shareOfSignIn({ signIn }: PageFacts): SignInShare {
  if (signIn === null || signIn.place === 'chrome') return 'none';
  const { otherText, otherHeadings } = signIn;
  const isForm = signIn.place === 'page' && !signIn.isBeforeHeading;
  if (isForm && otherText <= most.mainly.text && otherHeadings <= most.mainly.headings) return 'mainly';
  return otherText <= most.perhaps.text && otherHeadings <= most.perhaps.headings ? 'perhaps' : 'none';
}

/** Whether what another URL shows is a sign-in form in place of the page that was asked for. */
export function isSignInFor(
  askedUrl: string,
  { finalUrl, facts }: { readonly finalUrl: string; readonly facts: PageFacts },
): boolean {
  const share = shareOfSignIn(facts);
  if (facts.signIn === null) return isFirstStep(askedUrl, finalUrl, facts);
  if (share === 'none') return false;
  return share === 'mainly' || namesSignIn(finalUrl) || carriesPath(askedUrl, finalUrl);
}

/** A page that asks for the user name alone, or for the choice of a service to sign in with: two signs of it, and little text. */
function isFirstStep(askedUrl: string, finalUrl: string, { text, asksForUserName }: PageFacts): boolean {
  if (text.length > most.perhaps.text) return false;
  const signs = [asksForUserName, hasWord(finalUrl, narrowSignInWords), carriesPath(askedUrl, finalUrl)];
  return signs.filter(Boolean).length > 1;
}

/** Whether a page is a sign-in page by its own path. */
export function namesSignIn(url: string): boolean {
  return hasWord(url, signInWords);
}

function hasWord(url: string, words: RegExp): boolean {
  if (!URL.canParse(url)) return false;
  const segments = new URL(url).pathname.replace(/\.\w+$/, '').split('/');
  return segments.some((segment) => words.test(segment) || segment.split(/[-_.]/).some((word) => words.test(word)));
}

/** Completes a sentence: what is shown in place of the page. */
export function describeSignIn({ signIn, text }: PageFacts): Said {
  if (signIn === null) return says('visits.sign_in_step', { n: text.length });
  return says('visits.sign_in_form', { n: signIn.otherText });
}

/** `/login?next=/reports` says for which page it asks. */
function carriesPath(askedUrl: string, finalUrl: string): boolean {
  if (!URL.canParse(finalUrl)) return false;
  const { pathname } = new URL(askedUrl);
  const values = [...new URL(finalUrl).searchParams.values()];
  return pathname.length > 1 && values.some((value) => value.includes(pathname));
}
