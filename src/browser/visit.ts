import type { PageFacts } from './page-facts.ts';

/** How a page is to be shown; sizes in CSS pixels. */
export type Device = {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
  readonly isMobile: boolean;
};

/** What is known of an address once the browser answered it. */
export type Answer = {
  readonly status: number;
  readonly finalUrl: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type VisitFailureReason =
  | 'timeout'
  | 'too_many_redirects'
  | 'redirect_invalid'
  | 'blocked'
  | 'tls_error'
  | 'dns_error'
  | 'connection_error'
  | 'download'
  | 'no_document'
  | 'navigation_loop'
  | 'navigated_away'
  | 'too_large'
  | 'other';

/**
 * What came of opening an address. `opened`: a settled document, which may still be the wrong one; that is
 * decided elsewhere, from these facts. `failed`: there is no document; `detail` is a sentence of what happened.
 */
export type Visit =
  | {
      readonly kind: 'opened';
      readonly answer: Answer;
      readonly facts: PageFacts;
      readonly links: readonly string[];
      /** How many documents there were: one when the page stayed where it was. */
      readonly documents: number;
    }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | {
      readonly kind: 'failed';
      readonly reason: VisitFailureReason;
      readonly detail: string;
      /** What the server said before it came to nothing: a download, an empty answer. */
      readonly answer: Answer | undefined;
      /** Where redirects had led. */
      readonly askedUrl: string | undefined;
    };
