/** The verdicts that leave a finding in the counts. Where marks overlap, the first of these that one of them has decides. */
export const heldVerdicts = ['fixed_pending', 'accepted', 'confirmed'] as const;
export type HeldVerdict = (typeof heldVerdicts)[number];

/** What people decide about findings. */
export const verdicts = ['false_positive', ...heldVerdicts] as const;
export type Verdict = (typeof verdicts)[number];
