import type { PageFacts } from '../browser/page-facts.ts';

/** How much a page consists of its sign-in form: `mainly` by itself, `perhaps` where further evidence says so too. */
export type SignInShare = 'mainly' | 'perhaps' | 'none';

/** A form and little else. A privacy notice or a list of benefits is longer, and comes with some headings. */
const most = { mainly: { text: 600, headings: 2 }, perhaps: { text: 1_500, headings: 6 } };

/** Whole words of a path. */
const signInWords =
  /^(log[-_]?in|log[-_]?on|sign[-_]?in|sign[-_]?on|sign[-_]?up|sso|auth|authenticate|authentication|oauth2?|account|accounts|session|sessions|password|register|registration|signup|anmelden|anmeldung|registrieren|passwort|connexion|inscription|acceso|entrar|iniciar-sesion|accedi|inloggen|logga-in|logowanie)$/i;

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
  { finalUrl, share }: { readonly finalUrl: string; readonly share: SignInShare },
): boolean {
  if (share === 'none') return false;
  return share === 'mainly' || namesSignIn(finalUrl) || carriesPath(askedUrl, finalUrl);
}

/** Whether a page is a sign-in page by its own path. */
export function namesSignIn(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const segments = new URL(url).pathname.replace(/\.\w+$/, '').split('/');
  return segments.some(
    (segment) => signInWords.test(segment) || segment.split(/[-_.]/).some((word) => signInWords.test(word)),
  );
}

export function describeSignIn({ signIn }: PageFacts): string {
  const { otherText = 0 } = signIn ?? {};
  return `a form with a password field and ${otherText.toLocaleString('en')} characters of other text`;
}

/** `/login?next=/reports` says for which page it asks. */
function carriesPath(askedUrl: string, finalUrl: string): boolean {
  if (!URL.canParse(finalUrl)) return false;
  const { pathname } = new URL(askedUrl);
  const values = [...new URL(finalUrl).searchParams.values()];
  return pathname.length > 1 && values.some((value) => value.includes(pathname));
}
