import type { Standard } from './standard.ts';
import { undecidedClause, wcagClauses } from './wcag-clauses.ts';

/** Clause 9 contains the success criteria: 1.4.3 is 9.1.4.3. The other chapters are about more than web pages. */
export const enStandards: readonly Standard[] = [
  {
    id: 'en301549-v3',
    title: 'EN 301 549 V3.2.1',
    version: 'V3.2.1 (2021-03)',
    legalNote: {
      text: 'The Official Journal of the European Union cites this version for the Web Accessibility Directive (EU) 2016/2102. For the European Accessibility Act (EU) 2019/882 no harmonized standard was cited.',
      as_of: '2026-09-24',
      source: 'Commission Implementing Decision (EU) 2021/1339, https://eur-lex.europa.eu/eli/dec_impl/2021/1339/oj',
    },
    clauses: [
      ...[
        ['5', 'Generic requirements'] as const,
        ['6', 'ICT with two-way voice communication'] as const,
        ['7', 'ICT with video capabilities'] as const,
      ].map(undecidedClause),
      ...wcagClauses('2.1', 'AA', '9.'),
      ...[
        ['9.6', 'WCAG conformance requirements'] as const,
        ['10', 'Non-web documents'] as const,
        ['11', 'Software'] as const,
        ['12', 'Documentation and support services'] as const,
      ].map(undecidedClause),
    ],
  },
  {
    id: 'en301549-v4',
    title: 'EN 301 549 V4.1.1',
    version: 'V4.1.1 (2026-09)',
    legalNote: {
      text: 'Published in September 2026. The Official Journal of the European Union did not cite it yet: V3.2.1 was still the reference for the Web Accessibility Directive (EU) 2016/2102. Check the present state before you rely on it.',
      as_of: '2026-09-24',
      source:
        'https://www.etsi.org/deliver/etsi_en/301500_301599/301549/04.01.01_60/en_301549v040101p.pdf; Official Journal of the European Union',
    },
    clauses: [
      ...[
        ['5', 'Generic requirements'] as const,
        ['6', 'ICT supporting real-time bidirectional communication'] as const,
        ['7', 'ICT with video capabilities'] as const,
      ].map(undecidedClause),
      ...wcagClauses('2.2', 'AA', '9.'),
      ...[
        ['9.6', 'WCAG conformance requirements'] as const,
        ['9.7', 'User preferences'] as const,
        ['10', 'Non-web documents'] as const,
        ['11', 'Software'] as const,
        ['12', 'Documentation and support services'] as const,
      ].map(undecidedClause),
    ],
  },
];
