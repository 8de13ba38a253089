import { z } from 'zod';

const count = z.int().min(0);

/** The parts of the occurrences that a scan's totals count, by people's decisions. Kinds are never added up. */
export const verdictTotals = {
  accepted_count: count.describe('Failed occurrences that are accepted. They are also counted as failed.'),
  fixed_pending_count: count.describe(
    'Failed occurrences that are marked as fixed and wait for the next scan. They are also counted as failed.',
  ),
  reviewed_count: count.describe(
    'Occurrences that need review and have a verdict: confirmed, accepted or fixed. They are also counted as needing review.',
  ),
};
