import type { Catalog } from '../catalog.ts';

export const texts = {
  label: 'Standard',
  evidence: 'Evidence formats',
  all: 'All rules',
  limited: 'You see only the issues of this standard. The score covers all rules.',
  clausesOf: (title: string) => `Clauses of ${title}`,
  clause: 'Clause',
  result: 'Result',
  statuses: {
    failed: 'Failed',
    needs_review: 'Needs review',
    nothing_found: 'No failures',
    not_decided_by_scan: 'Not decided',
  },
  meaning:
    '“No failures” does not mean that a page meets a clause, because rules test only parts of it. “Not decided” means that this scan has no rule for the clause. A person has to check both.',
  counts: (failed: string, review: string) => `${failed} failed, ${review} to review`,
  legalNote: ({ text, as_of, source }: { readonly text: string; readonly as_of: string; readonly source: string }) =>
    `As of ${as_of}: ${text} Source: ${source}. This is not legal advice.`,
} as const;

export type Texts = Catalog<typeof texts>;
