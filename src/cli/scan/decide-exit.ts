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

/** What the gate looks at. */
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

function explainFindings({ findings }: Outcome, { failOn }: Gate): readonly string[] {
  if (failOn === 'none') return [];
  const counted = severitiesFrom(failOn).filter((severity) => findings[severity] > 0);
  if (counted.length === 0) return [];
  const parts = counted.map((severity) => `${findings[severity]} ${severity}`);
  return [`Findings: ${parts.join(', ')} (--fail-on ${failOn}).`];
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

function describePass({ pages }: Outcome, { failOn }: Gate): string {
  const what = failOn === 'none' ? 'Findings do not decide (--fail-on none).' : `No ${nameFrom(failOn)} findings.`;
  return `${what} ${countOf(pages.scanned, 'page')} scanned.`;
}

function nameFrom(failOn: Exclude<Gate['failOn'], 'none'>): string {
  return severitiesFrom(failOn)
    .join(', ')
    .replace(/, ([^,]*)$/u, ' or $1');
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
