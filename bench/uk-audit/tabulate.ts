import type { PublishedTool } from './audit.ts';
import type { Judged, Outcome } from './judge-tests.ts';

const programs = ['curbcut', 'withStates', 'axeAlone'] as const;
export type Program = (typeof programs)[number];

export type AuditResult = {
  readonly date: string;
  readonly machine: string;
  readonly command: string;
  readonly engine: string;
  readonly browser: string;
  readonly tests: number;
  readonly counts: Readonly<Record<Program, Readonly<Record<Outcome, number>>>>;
  readonly published: readonly PublishedTool[];
  /** Rules that report what the pages have in common: they count for no test. */
  readonly template: readonly string[];
  readonly results: readonly (Readonly<Record<Program, Judged>> & {
    readonly test: string;
    readonly fits: readonly string[];
    readonly others: readonly string[];
  })[];
};

const names: Readonly<Record<Outcome, string>> = {
  failed: 'failed',
  best_practice: 'best practice',
  needs_review: 'needs review',
  not_reported: 'not reported',
  not_analyzed: 'not analyzed',
};

/** Test by test, as Markdown. */
export function tabulate(result: AuditResult): string {
  return [
    '# The UK government’s tool audit, test by test',
    '',
    `${result.date}, ${result.machine}. \`${result.command}\`: ${result.tests} tests, ${result.engine}, ${result.browser}.`,
    'How it is counted: [docs/accuracy.md](../../docs/accuracy.md). Which rules fit a test: `bench/uk-audit/fitting-rules.json`.',
    '',
    ...tabulateCounts(result),
    '',
    `Rules that report what most pages have in common, and that count for no test: ${listRules(result.template)}.`,
    '',
    '| test | Curbcut | with all states | axe-core alone | reported in addition, to be checked by a reader |',
    '|---|---|---|---|---|',
    ...result.results.map(
      ({ test, curbcut, withStates, axeAlone, others }) =>
        `| ${test} | ${describe(curbcut)} | ${describe(withStates)} | ${describe(axeAlone)} | ${others.join(', ')} |`,
    ),
    '',
  ].join('\n');
}

/** The figure that docs/accuracy.md opens with. */
export function describeFigure({ counts, tests }: AuditResult): readonly string[] {
  const reported = (program: Program) => counts[program].failed + counts[program].best_practice;
  const all = (program: Program) => reported(program) + counts[program].needs_review;
  return [
    `- **${all('curbcut')} of ${tests} faults** of the UK government's tool audit are reported: ${reported('curbcut')} as failures`,
    `  (${counts.curbcut.best_practice} of best practices), ${counts.curbcut.needs_review} for review. axe-core alone reports ${all('axeAlone')}.`,
  ];
}

function tabulateCounts({ counts, published }: Pick<AuditResult, 'counts' | 'published'>): readonly string[] {
  const row = (label: string, outcome: Outcome) =>
    `| ${[label, ...programs.map((program) => counts[program][outcome])].join(' | ')} | |`;
  const [best] = published;
  const reported = (program: Program) => counts[program].failed + counts[program].best_practice;
  const all = (program: Program) => reported(program) + counts[program].needs_review;
  const bestOfAll = Math.max(...published.map((one) => one.reported + one.manual));
  return [
    `| | Curbcut | Curbcut, with all states | axe-core alone | best published tool |`,
    '|---|--:|--:|--:|--:|',
    row('Failed: against a WCAG criterion', 'failed'),
    row('Failed: best practice only', 'best_practice'),
    `| **Reported as failed** | **${programs.map(reported).join('** | **')}** | ${best?.reported ?? 0} |`,
    row('Needs review', 'needs_review'),
    `| **Reported in any way** | **${programs.map(all).join('** | **')}** | ${bestOfAll} |`,
    row('Not reported', 'not_reported'),
    row('Not analyzed', 'not_analyzed'),
    '',
    `Published by the audit: ${published.map((one) => `${one.tool} ${one.reported} + ${one.manual}`).join(', ')} (reported as error or warning + to be checked by hand).`,
  ];
}

function describe({ outcome, rules }: Judged): string {
  return rules.length === 0 ? names[outcome] : `${names[outcome]}: ${listRules(rules)}`;
}

function listRules(rules: readonly string[]): string {
  return rules.map((rule) => `\`${rule}\``).join(', ');
}
