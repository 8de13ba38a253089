import type { Known } from './known.ts';
import type { Refusal } from './operate/forms/refusal.ts';
import type { Opening } from './operate/opening/opener.ts';
import type { ReviewOutcome } from './review.ts';

/**
 * `moving`: the page changes by itself, so pictures do not tell. `covered`: a layer is over the stop. `gone`: the stop does
 * not take or keep the focus.
 */
export type FocusSight = 'shown' | 'not_shown' | 'moving' | 'covered' | 'gone';

/** The answers of a scan so far, for a page. A part that many pages share is operated once. */
export type KnownParts = {
  readonly openings: Known<Opening>;
  /** Openers that open nothing. */
  readonly idle: Known<true>;
  /** The responses of forms that were sent empty. */
  readonly refusals: Known<Refusal | 'none'>;
  readonly sights: Known<FocusSight>;
  /** Elements that Tab leaves. */
  readonly leaves: Known<true>;
  /** Elements on which hovering shows nothing, or does so as it should. */
  readonly hovers: Known<'nothing' | 'right'>;
  /** The contrast of texts in pictures. */
  readonly texts: Known<ReviewOutcome>;
};

/** `scripts`: the addresses of the page's scripts, because a part works alike where the same scripts run. */
export type SiteParts = { readonly onPage: (scripts: readonly string[]) => KnownParts };
