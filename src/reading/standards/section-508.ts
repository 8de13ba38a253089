import { says } from '../../texts/saying.ts';
import type { Standard } from './standard.ts';
import { undecidedClause, wcagClauses } from './wcag-clauses.ts';

/** E205.4 incorporates WCAG 2.0 A and AA. The tests of Trusted Tester v5 are tests of these criteria. */
export const section508: Standard = {
  id: 'section508',
  title: says('standards.section508'),
  version: '2017, 36 CFR Part 1194',
  legalNote: {
    text: says('standards.section508_law'),
    as_of: '2026-10-27',
    source: 'https://www.access-board.gov/ict/',
  },
  clauses: [
    ...wcagClauses('2.0', 'AA'),
    undecidedClause('302', says('standards.functional_performance')),
    undecidedClause('602', says('standards.support_documentation')),
    undecidedClause('603', says('standards.support_services')),
  ],
};
