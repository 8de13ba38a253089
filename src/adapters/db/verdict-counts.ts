import type { Generated } from 'kysely';

/** The number of counted findings with each verdict. */
export type VerdictCounts = {
  accepted_count: Generated<number>;
  fixed_pending_count: Generated<number>;
  confirmed_count: Generated<number>;
};
