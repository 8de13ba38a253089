import type { WcagCriterion } from '../../findings/wcag-criteria.ts';
import { wcagCriteria } from '../../findings/wcag-criteria.ts';
import type { Said } from '../../texts/saying.ts';
import type { StandardClause } from './standard.ts';

export type WcagVersion = WcagCriterion['since'];

/** WCAG 2.2 removed this criterion. Earlier versions, and the standards that build on them, still have it. */
const removedFrom22 = '4.1.1';

/** The success criteria of one version up to a level. `prefix` is what another standard writes before their numbers. */
export function wcagClauses(version: WcagVersion, level: 'A' | 'AA', prefix = ''): readonly StandardClause[] {
  return wcagCriteria
    .filter(({ since, number }) => since <= version && !(version === '2.2' && number === removedFrom22))
    .flatMap(({ number, name, level: ofCriterion }) =>
      ofCriterion === 'A' || (ofCriterion === 'AA' && level === 'AA')
        ? [{ id: `${prefix}${number}`, name, level: ofCriterion, criterion: number }]
        : [],
    );
}

/** A clause that no scan decides, because it has no success criterion and no rules. */
export function undecidedClause(id: string, name: Said): StandardClause {
  return { id, name, level: null, criterion: null };
}
