import { exitCodes } from '../command-failure.ts';
import type { FailedPagesLimit, Gate } from './scan-order.ts';
import type { ScanResults } from './scan-results.ts';
import { severitiesFrom } from './scan-results.ts';
import type { StopReason } from './stop-reason.ts';

export type Decision = {
  readonly code: number;
  /** What decided, each with the flag that sets it. Where findings and coverage both fail, both are here. */
  readonly reasons: readonly string[];
};

/** What the gate looks at. `findings` are those that it counts. */
export type Outcome = Pick<ScanResults, 'pages' | 'findings' | 'unreadSitemaps'> & {
  readonly stop: StopReason | undefined;
};

/**
 * The exit code of a run. A signal decides before everything else, findings before coverage. A run that scanned no page never
 * passes.
 */
export function decideExit(outcome: Outcome, gate: Gate): Decision {
  const findings = explainFindings(outcome, gate);
  const coverage = explainCoverage(outcome, gate);
  const reasons = [...findings, ...coverage];
  const { stop } = outcome;
  if (stop?.kind === 'signal') {
    const code = stop.name === 'SIGINT' ? exitCodes.sigint : exitCodes.sigterm;
    return { code, reasons: [`Stopped by ${stop.name}: these are the results so far.`, ...reasons] };
  }
  if (findings.length > 0) return { code: exitCodes.findings, reasons };
  if (coverage.length > 0) return { code: exitCodes.tooLittle, reasons };
  return { code: exitCodes.passed, reasons: [describePass(outcome, gate)] };
}

function explainFindings({ findings }: Outcome, { failOn, counts }: Gate): readonly string[] {
  if (failOn === 'none' || counts === 'none') return [];
  const counted = severitiesFrom(failOn).filter((severity) => findings[severity] > 0);
  if (counted.length === 0) return [];
  const parts = counted.map((severity) => `${findings[severity]} ${severity}`);
  const what = counts === 'new' ? 'New findings' : 'Findings';
  return [`${what}: ${parts.join(', ')} (--fail-on ${failOn}).`];
}

function explainCoverage(outcome: Outcome, gate: Gate): readonly string[] {
  const { pages, unreadSitemaps, stop } = outcome;
  const left = pages.total - pages.scanned - pages.failed;
  return [
    ...(stop?.kind === 'time_limit' ? ['The time limit was reached (--time-limit).'] : []),
    ...(pages.scanned === 0 ? ['No page was scanned.'] : []),
    ...(unreadSitemaps.length > 0
      ? [`${countOf(unreadSitemaps.length, 'sitemap')} could not be read completely.`]
      : []),
    ...(pages.scanned > 0 && pages.scanned < gate.minPages
      ? [`Only ${countOf(pages.scanned, 'page')} scanned, at least ${gate.minPages} expected (--min-pages).`]
      : []),
    ...(isOver(gate.maxFailedPages, pages)
      ? [
          `${countOf(pages.failed, 'page')} failed, at most ${describeLimit(gate.maxFailedPages)} may (--max-failed-pages).`,
        ]
      : []),
    ...(left > 0 ? [`${countOf(left, 'page')} not reached.`] : []),
  ];
}

function isOver({ kind, most }: FailedPagesLimit, { failed, total }: Outcome['pages']): boolean {
  return kind === 'pages' ? failed > most : failed * 100 > most * total;
}

function describeLimit({ kind, most }: FailedPagesLimit): string {
  return kind === 'percent' ? `${most}%` : String(most);
}

function describePass({ pages }: Outcome, gate: Gate): string {
  return `${describeFindingsPass(gate)} ${countOf(pages.scanned, 'page')} scanned.`;
}

function describeFindingsPass({ failOn, counts }: Gate): string {
  if (failOn === 'none') return 'Findings do not decide (--fail-on none).';
  if (counts === 'none') return 'Findings do not decide: the baseline has them now (--update-baseline).';
  return `No ${counts === 'new' ? 'new ' : ''}${nameFrom(failOn)} findings.`;
}

function nameFrom(failOn: Exclude<Gate['failOn'], 'none'>): string {
  return severitiesFrom(failOn)
    .join(', ')
    .replace(/, ([^,]*)$/u, ' or $1');
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
