/** The verdicts that leave a finding in the counts. If marks overlap, the first verdict in this list decides. */
export const heldVerdicts = ['fixed_pending', 'accepted', 'confirmed'] as const;
export type HeldVerdict = (typeof heldVerdicts)[number];

/** People's decisions about findings. */
export const verdicts = ['false_positive', ...heldVerdicts] as const;
export type Verdict = (typeof verdicts)[number];
