import type { Saying } from '../texts/saying.ts';
import type { NavigationFailure } from './navigation-error.ts';
import type { PageFacts, PageLinks } from './page-facts.ts';

/** The device that shows a page. Sizes are in CSS pixels. */
export type Device = {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
  readonly isMobile: boolean;
  /** The language that the browser asks sites for, and reports to scripts: `en-US`. */
  readonly locale: string;
};

/** The facts about a URL after the server has answered. */
export type Answer = {
  readonly status: number;
  readonly finalUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The firewall that answered instead of the site, if the headers name one. */
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
 * The result of opening a URL. `opened`: a settled document, which may still be the wrong one. Other code decides that
 * from these facts. `failed`: there is no document.
 */
export type Visit =
  | (PageLinks & {
      readonly kind: 'opened';
      readonly answer: Answer;
      readonly facts: PageFacts;
      /** The number of documents. One if the page did not navigate by itself. */
      readonly documents: number;
    })
  | { readonly kind: 'answered'; readonly answer: Answer }
  | {
      readonly kind: 'failed';
      readonly reason: VisitFailureReason;
      readonly saying: Saying;
      /** The server's answer without a document: a download or an empty response. */
      readonly answer: Answer | undefined;
      /** The URL after redirects. */
      readonly askedUrl: string | undefined;
    };
