/** Looks for scans whose data is too old to keep. One key covers all scans. */
export const retentionJob = { kind: 'retention', key: 'scans' } as const;
