import type { Saying } from '../texts/saying.ts';
import type { NavigationFailure } from './navigation-error.ts';
import type { PageFacts, PageLinks } from './page-facts.ts';

/** How a page is shown; sizes in CSS pixels. */
export type Device = {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
  readonly isMobile: boolean;
};

/** What is known of a URL once the server has answered. */
export type Answer = {
  readonly status: number;
  readonly finalUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The firewall that answered in place of the site, where the headers name one. */
  readonly firewall: string | undefined;
};

export type VisitFailureReason =
  | Exclude<NavigationFailure, 'empty_response' | 'crashed' | 'closed'>
  | 'no_document'
  | 'navigation_loop'
  | 'navigated_away'
  | 'out_of_scope'
  | 'too_large';

/**
 * The result of opening a URL. `opened`: a settled document, which may still be the wrong one; that is
 * decided elsewhere, from these facts. `failed`: there is no document.
 */
export type Visit =
  | (PageLinks & {
      readonly kind: 'opened';
      readonly answer: Answer;
      readonly facts: PageFacts;
      /** How many documents there were: one when the page stayed where it was. */
      readonly documents: number;
    })
  | { readonly kind: 'answered'; readonly answer: Answer }
  | {
      readonly kind: 'failed';
      readonly reason: VisitFailureReason;
      readonly saying: Saying;
      /** What the server answered although there is no document: a download, an empty answer. */
      readonly answer: Answer | undefined;
      /** Where redirects led. */
      readonly askedUrl: string | undefined;
    };
