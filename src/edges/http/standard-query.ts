import { z } from 'zod';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import { findSimilar } from '../../texts/find-similar.ts';
import { Refused } from '../../texts/refused.ts';
import { rulesOfStandard } from '../../reading/standards/rules-of-standard.ts';
import type { Standard } from '../../reading/standards/standard.ts';
import { findStandard, standardIds } from '../../reading/standards/standards.ts';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';

/** `?standard=`: `findRequested` refuses an unknown id and suggests the closest one. */
export const standardQuery = {
  standard: z
    .string()
    .max(100)
    .optional()
    .meta({
      enum: [...standardIds],
      description:
        'Only what belongs to this standard. Best practices belong to none, unless the standard requires them. Stored data and the score do not change.',
    }),
};

/** Returns undefined if no standard was requested. Throws Refused (`invalid_request`) for an unknown one. */
export function findRequested({ standard }: { readonly standard?: string | undefined }): Standard | undefined {
  if (standard === undefined) return undefined;
  const found = findStandard(standard);
  if (found !== undefined) return found;
  throw new Refused({ code: 'invalid_request', path: 'standard', saying: sayUnknown(standard) });
}

/** The rules of the requested standard; undefined: all rules. */
export function rulesRequested(
  query: { readonly standard?: string | undefined },
  catalog: RuleCatalog,
): ReadonlySet<string> | undefined {
  const standard = findRequested(query);
  return standard === undefined ? undefined : rulesOfStandard(standard, catalog);
}

export function sayUnknown(id: string): Said {
  const similar = findSimilar(id, standardIds);
  if (similar !== undefined) return says('fields.no_standard_but', { id: similar });
  return says('fields.no_standard', { ids: standardIds.join(', ') });
}
