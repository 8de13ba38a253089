import type { PageFacts } from '../browser/page-facts.ts';
import type { Answer, Visit } from '../browser/visit.ts';
import { findChallenge } from './challenge.ts';
import { isDetour } from './detour.ts';
import type { PageLines } from './page-lines.ts';
import { listLines } from './page-lines.ts';
import type { Landing } from './page-location.ts';
import { findLanding, isStart } from './page-location.ts';
import { splitRoute } from '../url/hash-route.ts';
import type { SignInShare } from './sign-in-page.ts';
import { isSignInFor, namesSignIn, shareOfSignIn } from './sign-in-page.ts';

export type OpenedVisit = Visit & { readonly kind: 'opened' };

/** The content of an opened page, computed once: all facts that decide whether it is the right page. */
export type Sighting = PageLines & {
  readonly answer: Answer;
  readonly facts: PageFacts;
  /** The number of documents. One if the page did not navigate by itself. */
  readonly documents: number;
  readonly landing: Landing;
  /** The URL led to a start page. */
  readonly isStart: boolean;
  /** The URL names a route of an app, such as `#/prices`. The server's answer does not depend on it. */
  readonly isRoute: boolean;
  /** The share of the sign-in form in the page. */
  readonly signIn: SignInShare;
  /** The URL led to another one with a sign-in form instead of the page. */
  readonly isLedToSignIn: boolean;
  /** The URL led to another one that the site shows before the page, for consent, an age or a country. */
  readonly isDetour: boolean;
  /** A start page, and a requested sign-in page, are right even if other URLs show the same content. */
  readonly isRightByUrl: boolean;
  /** The firewall that answered instead of the site. */
  readonly challenger: string | undefined;
};

export function sight(
  askedUrl: string,
  { answer, facts, documents }: Pick<OpenedVisit, 'answer' | 'facts' | 'documents'>,
): Sighting {
  const { finalUrl } = answer;
  const landing = findLanding(askedUrl, finalUrl);
  const asksForStart = isStart(askedUrl);
  const signIn = shareOfSignIn(facts);
  return {
    ...listLines(askedUrl, facts),
    answer,
    facts,
    documents,
    landing,
    isStart: isStart(finalUrl),
    isRoute: splitRoute(askedUrl).route !== '',
    signIn,
    isLedToSignIn: landing !== 'asked_page' && isSignInFor(askedUrl, { finalUrl, facts }),
    isDetour: landing === 'same_site' && isDetour(askedUrl, finalUrl),
    isRightByUrl: asksForStart || (signIn !== 'none' && namesSignIn(askedUrl)),
    challenger: findChallenge(answer, facts),
  };
}
