import { rgaaCriteria } from '../../findings/rgaa-criteria.ts';
import type { Standard } from './standard.ts';

/** Its rules are those that name a criterion of RGAA, also four that are best practices everywhere else. */
export const rgaa: Standard = {
  id: 'rgaa4',
  title: 'RGAA 4.1.2',
  version: '4.1.2',
  legalNote: {
    text: 'RGAA is the method of the French administration for article 47 of the law 2005-102. Its criteria refer to WCAG 2.1 Level A and AA.',
    as_of: '2026-04-29',
    source: 'https://accessibilite.numerique.gouv.fr/',
  },
  clauses: rgaaCriteria.map(([id, level, wcag, name]) => ({
    id,
    name,
    level,
    criterion: wcag.includes(' ') ? null : wcag,
    rgaa: id,
  })),
};
