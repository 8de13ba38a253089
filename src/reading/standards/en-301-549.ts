import { says } from '../../texts/saying.ts';
import type { Standard } from './standard.ts';
import { undecidedClause, wcagClauses } from './wcag-clauses.ts';

/** Clause 9 contains the success criteria: 1.4.3 is 9.1.4.3. The other chapters cover more than web pages. */
export const enStandards: readonly Standard[] = [
  {
    id: 'en301549-v3',
    title: says('standards.en301549', { version: 'V3.2.1' }),
    version: 'V3.2.1 (2021-03)',
    legalNote: {
      text: says('standards.en301549_v3_law'),
      as_of: '2026-09-24',
      source: 'Commission Implementing Decision (EU) 2021/1339, https://eur-lex.europa.eu/eli/dec_impl/2021/1339/oj',
    },
    clauses: [
      undecidedClause('5', says('standards.generic_requirements')),
      undecidedClause('6', says('standards.two_way_voice')),
      undecidedClause('7', says('standards.video_capabilities')),
      ...wcagClauses('2.1', 'AA', '9.'),
      undecidedClause('9.6', says('standards.wcag_conformance')),
      undecidedClause('10', says('standards.non_web_documents')),
      undecidedClause('11', says('standards.software')),
      undecidedClause('12', says('standards.documentation_and_support')),
    ],
  },
  {
    id: 'en301549-v4',
    title: says('standards.en301549', { version: 'V4.1.1' }),
    version: 'V4.1.1 (2026-09)',
    legalNote: {
      text: says('standards.en301549_v4_law'),
      as_of: '2026-09-24',
      source:
        'https://www.etsi.org/deliver/etsi_en/301500_301599/301549/04.01.01_60/en_301549v040101p.pdf; Official Journal of the European Union',
    },
    clauses: [
      undecidedClause('5', says('standards.generic_requirements')),
      undecidedClause('6', says('standards.real_time')),
      undecidedClause('7', says('standards.video_capabilities')),
      ...wcagClauses('2.2', 'AA', '9.'),
      undecidedClause('9.6', says('standards.wcag_conformance')),
      undecidedClause('9.7', says('standards.user_preferences')),
      undecidedClause('10', says('standards.non_web_documents')),
      undecidedClause('11', says('standards.software')),
      undecidedClause('12', says('standards.documentation_and_support')),
    ],
  },
];
