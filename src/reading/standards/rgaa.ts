import { rgaaCriteria } from '../../findings/rgaa-criteria.ts';
import { says } from '../../texts/saying.ts';
import type { Standard } from './standard.ts';

/** The rules are those that name a criterion of RGAA, including four that are best practices everywhere else. */
export const rgaa: Standard = {
  id: 'rgaa4',
  title: says('standards.rgaa', { version: '4.1.2' }),
  version: '4.1.2',
  legalNote: {
    text: says('standards.rgaa_law'),
    as_of: '2026-04-29',
    source: 'https://accessibilite.numerique.gouv.fr/',
  },
  clauses: rgaaCriteria.map(([id, level, wcag]) => ({
    id,
    name: says(`rgaa.${id}`),
    level,
    criterion: wcag.includes(' ') ? null : wcag,
    rgaa: id,
  })),
};
