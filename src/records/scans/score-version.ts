/**
 * The version of the rules that enter the score: see docs/score.md. Scores of different versions are not comparable.
 */
export const scoreVersion = 1;
