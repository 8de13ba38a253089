import type { Catalog } from '../catalog.ts';

export const texts = {
  label: 'Standard',
  evidence: 'Evidence formats',
  all: 'All rules',
  limited: 'Only what belongs to this standard is shown. The score is that of all rules.',
  clausesOf: (title: string) => `Clauses of ${title}`,
  clause: 'Clause',
  result: 'Result',
  statuses: {
    failed: 'Failed',
    needs_review: 'Needs review',
    nothing_found: 'Nothing found',
    not_decided_by_scan: 'Not decided',
  },
  meaning:
    '“Nothing found” does not mean that a clause is met, because rules test only parts of it. “Not decided” means that no rule of this scan tests the clause. A person has to check both.',
  counts: (failed: string, review: string) => `${failed} found, ${review} to review`,
  legalNote: ({ text, as_of, source }: { readonly text: string; readonly as_of: string; readonly source: string }) =>
    `As of ${as_of}: ${text} Source: ${source}. This is not legal advice.`,
} as const;

export type Texts = Catalog<typeof texts>;
