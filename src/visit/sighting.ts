import type { PageFacts } from '../browser/page-facts.ts';
import type { Answer, Visit } from '../browser/visit.ts';
import { findChallenge } from './challenge.ts';
import { isDetour } from './detour.ts';
import type { PageLines } from './page-lines.ts';
import { listLines } from './page-lines.ts';
import type { Landing } from './page-location.ts';
import { findLanding, isStart } from './page-location.ts';
import type { SignInShare } from './sign-in-page.ts';
import { isSignInFor, namesSignIn, shareOfSignIn } from './sign-in-page.ts';

export type OpenedVisit = Visit & { readonly kind: 'opened' };

/** What an opened page shows of itself, computed once: all that decides whether it is the right page. */
export type Sighting = PageLines & {
  readonly answer: Answer;
  readonly facts: PageFacts;
  /** How many documents there were: one when the page stayed where it was. */
  readonly documents: number;
  /** Where the URL led. */
  readonly landing: Landing;
  /** Whether it led to a start page. */
  readonly isStart: boolean;
  /** How much of the page is its sign-in form. */
  readonly signIn: SignInShare;
  /** The URL led to another one, and what is there is a sign-in form instead of the page. */
  readonly isLedToSignIn: boolean;
  /** It led to another one that the site shows before the page: for consent, an age or a country. */
  readonly isDetour: boolean;
  /** A start page, and a sign-in page that was asked for, are right whatever else shows the same. */
  readonly isRightByUrl: boolean;
  /** The firewall that answered in place of the site. */
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
    signIn,
    isLedToSignIn: landing !== 'asked_page' && isSignInFor(askedUrl, { finalUrl, facts }),
    isDetour: landing === 'same_site' && isDetour(askedUrl, finalUrl),
    isRightByUrl: asksForStart || (signIn !== 'none' && namesSignIn(askedUrl)),
    challenger: findChallenge(answer, facts),
  };
}
