import { enStandards } from './en-301-549.ts';
import { rgaa } from './rgaa.ts';
import { section508 } from './section-508.ts';
import type { Standard } from './standard.ts';
import { wcagStandards } from './wcag-standards.ts';

/** Every standard that can be applied to a scan. A new one is one entry here. */
export const standards: readonly Standard[] = [...wcagStandards, ...enStandards, section508, rgaa];

export const standardIds: readonly string[] = standards.map(({ id }) => id);

/** The standard that applies if a request needs one and names none. */
export const defaultStandardId = 'wcag22-aa';

const byId = new Map(standards.map((standard) => [standard.id, standard]));

export function findStandard(id: string): Standard | undefined {
  return byId.get(id);
}
