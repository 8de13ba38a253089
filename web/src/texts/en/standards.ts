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
    '“No failures” does not mean that a page meets a clause, because rules test only parts of it. “Not decided” means that no rule for the clause ran in this scan. A person has to check both.',
  counts: (failed: string, review: string) => `${failed} failed, ${review} to review`,
  answer: {
    title: (clause: string) => `Your answer: ${clause}`,
    intro:
      'A person’s answer stays over scans of this URL and viewport. Reports show it with name and date, never as a result of the scan.',
    choice: 'Answer',
    choices: { none: 'No answer', passed: 'Passed', failed: 'Failed', not_applicable: 'Not applicable' },
    note: 'Note',
    by: 'Your name',
    byHint: 'Leave empty to use the name that you are signed in with.',
    save: 'Save answer',
    failed: 'The answer could not be saved.',
    done: 'The answer was saved.',
    open: 'Answer…',
    someone: 'A person',
    given: (by: string, day: string, answer: string) => `${by}, ${day}: ${answer}`,
  },
  legalNote: ({ text, as_of, source }: { readonly text: string; readonly as_of: string; readonly source: string }) =>
    `As of ${as_of}: ${text} Source: ${source}. This is not legal advice.`,
} as const;

export type Texts = Catalog<typeof texts>;
