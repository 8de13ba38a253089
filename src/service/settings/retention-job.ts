/** Looks for scans that are too old to stay whole. There is one set of scans, and so one key. */
export const retentionJob = { kind: 'retention', key: 'scans' } as const;
