/** Worst first: the rank is stored, so the order must not change. */
export const severities = ['critical', 'serious', 'moderate', 'minor'] as const;
export type Severity = (typeof severities)[number];

/** One number for each severity. */
export function countBySeverity(countOf: (severity: Severity) => number): Record<Severity, number> {
  return {
    critical: countOf('critical'),
    serious: countOf('serious'),
    moderate: countOf('moderate'),
    minor: countOf('minor'),
  };
}

export function rankOf(severity: Severity): number {
  return severities.indexOf(severity);
}

export function severityOfRank(rank: number): Severity {
  return severities[rank] ?? 'minor';
}
