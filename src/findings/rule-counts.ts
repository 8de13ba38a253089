import { z } from 'zod';

/** What the rules gave on a page: elements that passed, failed, need review; null: the rule was not run. */
export const ruleCountsSchema = z.record(z.string(), z.tuple([z.int(), z.int(), z.int()]).nullable());

export type RuleCounts = z.infer<typeof ruleCountsSchema>;
