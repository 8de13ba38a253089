import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import { textsIn } from '../../../texts/texts.ts';
import { exitCodes } from '../command-failure.ts';
import type { FailedPagesLimit, Gate } from './scan-order.ts';
import type { ScanResults } from './scan-results.ts';
import { severitiesFrom } from './scan-results.ts';
import type { StopReason } from './stop-reason.ts';

const { gate: words } = commandLine;

export type ExitDecision = {
  readonly code: number;
  /** The reasons, each with the flag that sets it. If findings and coverage both fail, both are listed. */
  readonly reasons: readonly string[];
};

/** The input of the gate. `findings` are those that it counts. */
export type Outcome = Pick<ScanResults, 'pages' | 'findings' | 'unreadSitemaps'> & {
  readonly stop: StopReason | undefined;
};

/**
 * The exit code of a run. A signal decides first, then findings, then coverage. A run without a scanned page never
 * passes.
 */
export function decideExit(outcome: Outcome, gate: Gate): ExitDecision {
  const findings = explainFindings(outcome, gate);
  const coverage = explainCoverage(outcome, gate);
  const reasons = [...findings, ...coverage];
  const { stop } = outcome;
  if (stop?.kind === 'signal') {
    const code = stop.name === 'SIGINT' ? exitCodes.sigint : exitCodes.sigterm;
    return { code, reasons: [words.stopped(stop.name), ...reasons] };
  }
  if (findings.length > 0) return { code: exitCodes.findings, reasons };
  if (coverage.length > 0) return { code: exitCodes.tooLittle, reasons };
  return { code: exitCodes.passed, reasons: [sayPass(outcome, gate)] };
}

function explainFindings({ findings }: Outcome, { failOn, counts }: Gate): readonly string[] {
  if (failOn === 'none' || counts === 'none') return [];
  const counted = severitiesFrom(failOn).filter((severity) => findings[severity] > 0);
  if (counted.length === 0) return [];
  const parts = counted.map((severity) => commandLine.results.bySeverity(findings[severity], severity));
  return [words.findings(counts === 'new', parts.join(', '), failOn)];
}

function explainCoverage(outcome: Outcome, gate: Gate): readonly string[] {
  const { pages, unreadSitemaps, stop } = outcome;
  const left = pages.total - pages.scanned - pages.failed;
  return [
    ...(stop?.kind === 'time_limit' ? [words.timeLimit] : []),
    ...(pages.scanned === 0 ? [words.nothingScanned] : []),
    ...(unreadSitemaps.length > 0 ? [words.unreadSitemaps(unreadSitemaps.length)] : []),
    ...(pages.scanned > 0 && pages.scanned < gate.minPages ? [words.tooFew(pages.scanned, gate.minPages)] : []),
    ...(isOver(gate.maxFailedPages, pages) ? [words.tooManyFailed(pages.failed, sayLimit(gate.maxFailedPages))] : []),
    ...(left > 0 ? [words.notReached(left)] : []),
  ];
}

/** More pages failed than may. */
export function isOver({ kind, most }: FailedPagesLimit, { failed, total }: Outcome['pages']): boolean {
  return kind === 'pages' ? failed > most : failed * 100 > most * total;
}

function sayLimit({ kind, most }: FailedPagesLimit): string {
  return kind === 'percent' ? `${most}%` : String(most);
}

function sayPass({ pages }: Outcome, gate: Gate): string {
  return `${sayFindingsPass(gate)} ${words.scanned(pages.scanned)}`;
}

function sayFindingsPass({ failOn, counts }: Gate): string {
  if (failOn === 'none') return words.undecided;
  if (counts === 'none') return words.inBaseline;
  return words.none(counts === 'new', textsIn('en').format.anyOf(severitiesFrom(failOn)));
}
