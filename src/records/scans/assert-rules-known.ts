import { findSimilar } from '../../texts/find-similar.ts';
import { Refused } from '../../texts/refused.ts';
import { says } from '../../texts/saying.ts';
import type { NewScan } from './new-scan.ts';

type Known = { readonly rules: readonly string[]; readonly under?: readonly string[] };

/**
 * A misspelled rule would run although someone disabled it. `under`: the position of the body in the request. Throws
 * Refused (`invalid_request`).
 */
export function assertRulesKnown({ disable = [] }: NewScan, { rules, under = [] }: Known): void {
  const errors = disable.flatMap((rule, index) => {
    if (rules.includes(rule)) return [];
    const similar = findSimilar(rule, rules);
    const saying = similar === undefined ? says('fields.no_rule') : says('fields.no_rule_but', { id: similar });
    return [{ path: [...under, 'disable', index].join('.'), saying }];
  });
  const [first, ...others] = errors;
  if (first !== undefined) throw new Refused({ code: 'invalid_request', ...first, others });
}
