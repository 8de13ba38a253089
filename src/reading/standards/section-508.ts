import type { Standard } from './standard.ts';
import { undecidedClause, wcagClauses } from './wcag-clauses.ts';

/** E205.4 incorporates WCAG 2.0 A and AA; the tests of Trusted Tester v5 are tests of these criteria. */
export const section508: Standard = {
  id: 'section508',
  title: 'Revised Section 508 (WCAG 2.0 Level AA)',
  version: '2017, 36 CFR Part 1194',
  legalNote: {
    text: 'The Revised Section 508 Standards for US federal agencies incorporate WCAG 2.0 Level A and AA. Later versions of WCAG are not required.',
    as_of: '2026-10-27',
    source: 'https://www.access-board.gov/ict/',
  },
  clauses: [
    ...wcagClauses('2.0', 'AA'),
    ...[
      ['302', 'Functional performance criteria'] as const,
      ['602', 'Support documentation'] as const,
      ['603', 'Support services'] as const,
    ].map(undecidedClause),
  ],
};
