import { axeLookAtDoubts, axeSecondLook } from './axe/second-look.ts';
import { contrastReview } from './contrast/contrast-review.ts';
import { controlReview } from './contrast/control-review.ts';
import { skipLinkReview } from './curbcut/rules/skip-link/review.ts';
import { unnamedControlReview } from './curbcut/rules/unnamed-control/review.ts';
import { updatingTextReview } from './curbcut/rules/updating-text/review.ts';
import type { Review } from './review.ts';

/** All reviews, in the order of execution: see review.ts. */
export const reviews: readonly Review[] = [
  axeSecondLook,
  axeLookAtDoubts,
  skipLinkReview,
  contrastReview,
  controlReview,
  updatingTextReview,
  unnamedControlReview,
];
