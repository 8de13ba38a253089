import { z } from 'zod';

/** The results of the rules on a page: elements that passed, failed, need review. Null: the rule was not run. */
export const ruleCountsSchema = z.record(z.string(), z.tuple([z.int(), z.int(), z.int()]).nullable());

export type RuleCounts = z.infer<typeof ruleCountsSchema>;
