import { defaultStandardId, findStandard } from './standards.ts';
import type { Standard } from './standard.ts';

type WcagTarget = { readonly standard: Standard; readonly version: '2.0' | '2.1' | '2.2'; readonly level: 'A' | 'AA' };

/** The standards that build on a version of WCAG, at level AA. */
const builtOn: Readonly<Record<string, string>> = {
  'en301549-v3': 'wcag21-aa',
  'en301549-v4': 'wcag22-aa',
  section508: 'wcag20-aa',
  rgaa4: 'wcag21-aa',
};

/** The WCAG version and level behind a standard, for formats that know only WCAG. Undefined: the default. */
export function findWcagBehind(standardId: string = defaultStandardId): WcagTarget {
  const standard = findStandard(builtOn[standardId] ?? standardId);
  if (standard === undefined) throw new Error(`There is no standard ${standardId}.`);
  const version = (['2.0', '2.1', '2.2'] as const).find((one) => one === standard.version) ?? '2.2';
  return { standard, version, level: standard.id.endsWith('-aa') ? 'AA' : 'A' };
}
