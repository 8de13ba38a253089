import { isElsewhere } from './wrong-page.ts';
import { isStart } from './sighting.ts';
import type { Sighting } from './sighting.ts';

/** How much a page consists of its sign-in form: `mainly` by itself, `perhaps` where further evidence says so too. */
export type SignInShare = 'mainly' | 'perhaps' | 'none';

/** A form and little else. A privacy notice or a list of benefits is longer, and comes with some headings. */
const most = { mainly: { text: 600, headings: 2 }, perhaps: { text: 1_500, headings: 6 } };

/** Whole words of a path. */
const signInWords =
  /^(log[-_]?in|log[-_]?on|sign[-_]?in|sign[-_]?on|sign[-_]?up|sso|auth|authenticate|authentication|oauth2?|account|accounts|session|sessions|password|register|registration|signup|anmelden|anmeldung|registrieren|passwort|connexion|inscription|acceso|entrar|iniciar-sesion|accedi|inloggen|logga-in|logowanie)$/i;

/** By elements alone, so that it holds in every language. */
export function shareOfSignIn({ signIn }: Sighting['facts']): SignInShare {
  if (signIn === null || signIn.place === 'chrome') return 'none';
  const { otherText, otherHeadings } = signIn;
  const isForm = signIn.place === 'page' && !signIn.isBeforeHeading;
  if (isForm && otherText <= most.mainly.text && otherHeadings <= most.mainly.headings) return 'mainly';
  return otherText <= most.perhaps.text && otherHeadings <= most.perhaps.headings ? 'perhaps' : 'none';
}

/** Another URL than the one that was asked for, and what is there is a sign-in form instead of the page. */
export function isLedToSignIn(page: Sighting): boolean {
  const share = shareOfSignIn(page.facts);
  if (share === 'none' || !isLedOn(page)) return false;
  return share === 'mainly' || namesSignIn(page.finalUrl) || carriesPath(page);
}

/** The page asked for is a sign-in page by its own path. */
export function isAskedForSignIn({ askedUrl }: Sighting): boolean {
  return namesSignIn(askedUrl);
}

export function describeSignIn({ facts: { signIn } }: Sighting): string {
  const { otherText = 0 } = signIn ?? {};
  return `a form with a password field and ${otherText.toLocaleString('en')} characters of other text`;
}

/** A slash at the end, a language's start page or letter case make no other URL. */
function isLedOn({ askedUrl, finalUrl }: Sighting): boolean {
  if (isElsewhere(askedUrl, finalUrl)) return true;
  return plainPath(askedUrl) !== plainPath(finalUrl) && !(isStart(askedUrl) && isStart(finalUrl));
}

function plainPath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replace(/\/(index\.\w+)?$/, '').toLowerCase() : url;
}

function namesSignIn(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const segments = new URL(url).pathname.replace(/\.\w+$/, '').split('/');
  return segments.some(
    (segment) => signInWords.test(segment) || segment.split(/[-_.]/).some((word) => signInWords.test(word)),
  );
}

/** `/login?next=/reports` says for which page it asks. */
function carriesPath({ askedUrl, finalUrl }: Sighting): boolean {
  if (!URL.canParse(finalUrl)) return false;
  const { pathname } = new URL(askedUrl);
  const values = [...new URL(finalUrl).searchParams.values()];
  return pathname.length > 1 && values.some((value) => value.includes(pathname));
}
