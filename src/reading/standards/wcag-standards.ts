import type { Standard } from './standard.ts';
import type { WcagVersion } from './wcag-clauses.ts';
import { wcagClauses } from './wcag-clauses.ts';

const titleTwo: Standard['legalNote'] = {
  text: 'The rule on web content of US state and local governments (ADA Title II, 28 CFR 35.200) requires WCAG 2.1 Level AA from April 26, 2027 for those with a population of 50,000 or more, and from April 26, 2028 for others.',
  as_of: '2026-04-20',
  source: '91 FR 20902, document 2026-07663, https://www.govinfo.gov/app/details/FR-2026-04-20/2026-07663',
};

/** The newest version, level AA, is what a request without a standard is about where one is needed. */
export const wcagStandards: readonly Standard[] = (['2.0', '2.1', '2.2'] as const).flatMap((version) => [
  wcagStandard(version, 'A'),
  wcagStandard(version, 'AA'),
]);

function wcagStandard(version: WcagVersion, level: 'A' | 'AA'): Standard {
  return {
    id: `wcag${version.replace('.', '')}-${level.toLowerCase()}`,
    title: `WCAG ${version} Level ${level}`,
    version,
    legalNote: version === '2.1' && level === 'AA' ? titleTwo : null,
    clauses: wcagClauses(version, level),
  };
}
