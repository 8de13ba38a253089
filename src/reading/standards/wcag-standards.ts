import { says } from '../../texts/saying.ts';
import type { Standard } from './standard.ts';
import type { WcagVersion } from './wcag-clauses.ts';
import { wcagClauses } from './wcag-clauses.ts';

const titleTwo: Standard['legalNote'] = {
  text: says('standards.ada_title_two'),
  as_of: '2026-04-20',
  source: '91 FR 20902, document 2026-07663, https://www.govinfo.gov/app/details/FR-2026-04-20/2026-07663',
};

/** If a request needs a standard and names none, the newest version at level AA applies. */
export const wcagStandards: readonly Standard[] = (['2.0', '2.1', '2.2'] as const).flatMap((version) => [
  wcagStandard(version, 'A'),
  wcagStandard(version, 'AA'),
]);

function wcagStandard(version: WcagVersion, level: 'A' | 'AA'): Standard {
  return {
    id: `wcag${version.replace('.', '')}-${level.toLowerCase()}`,
    title: says('standards.wcag', { version, level }),
    version,
    legalNote: version === '2.1' && level === 'AA' ? titleTwo : null,
    clauses: wcagClauses(version, level),
  };
}
