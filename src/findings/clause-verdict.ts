/** A person's answer to whether a clause is met. A scan never gives one of these. */
export const clauseVerdicts = ['passed', 'failed', 'not_applicable'] as const;
export type ClauseVerdict = (typeof clauseVerdicts)[number];
