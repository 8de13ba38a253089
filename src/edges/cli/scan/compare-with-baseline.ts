import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { countBySeverity } from '../../../findings/severity.ts';
import type { BaselineComparison, BaselineResult } from '../baseline/baseline-comparison.ts';
import type { Baseline } from '../baseline/baseline-file.ts';
import { parseBaseline, writeBaseline } from '../baseline/baseline-file.ts';
import { BaselineProblem } from '../baseline/baseline-problem.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import { usage } from './read-text.ts';
import type { ScanRun } from './follow-scans.ts';
import type { BaselineWish, Target } from './scan-order.ts';
import type { Counts } from './scan-results.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

/** The scans of a run, compared with a baseline. */
export type Compared = {
  readonly file: string;
  /** There was no baseline, so every finding is new. */
  readonly isFirst: boolean;
  readonly isUpdated: boolean;
  /** Pages that are gone were asked to be dropped, and stayed, because the scans do not have all pages. */
  readonly isNotPruned: boolean;
  readonly result: BaselineResult;
  readonly newFindings: Counts;
};

/** Reads the file before the scan starts. Undefined if the file is to be created. Throws CommandFailure. */
export function loadBaseline({ file, update }: BaselineWish, targets: readonly Target[]): Baseline | undefined {
  const baseline = asUsage(() => {
    const text = readIfPresent(file);
    return text === undefined ? undefined : parseBaseline(text, file);
  });
  if (baseline === undefined && !update) {
    throw usage(commandLine.usage.noBaseline(file));
  }
  const viewport = targets.find((target) => target.viewport !== (baseline ?? targets[0])?.viewport)?.viewport;
  if (viewport === undefined) return baseline;
  throw usage(commandLine.usage.otherViewport(file, viewport));
}

export type CompareOptions = {
  readonly wish: BaselineWish;
  readonly baseline: Baseline | undefined;
};

/** Ends a comparison that has seen every finding of the scans, and updates the file if requested. */
export async function compareWithBaseline(
  comparison: BaselineComparison,
  runs: readonly ScanRun[],
  { wish, baseline }: CompareOptions,
): Promise<Compared> {
  const result = comparison.finish();
  const added = [...result.new, ...(wish.strict ? result.altered : [])];
  const newFindings = countBySeverity((severity) => added.filter((one) => one.severity === severity).length);
  // A run that scanned nothing has nothing to keep.
  const isUpdated = wish.update && runs.some(({ scan }) => scan !== undefined && scan.progress.pages_completed > 0);
  const isWhole = runs.every(hasAllPages);
  if (isUpdated) {
    const text = asUsage(() => writeBaseline(comparison.update({ prune: wish.prune && isWhole }), wish.file));
    await replaceFile(wish.file, text);
  }
  const isFirst = baseline === undefined;
  return { file: wish.file, isFirst, isUpdated, isNotPruned: wish.prune && !isWhole, result, newFindings };
}

/** A scan that was cut short does not know which pages are gone. */
function hasAllPages({ scan }: ScanRun): boolean {
  return scan !== undefined && ['completed', 'partial'].includes(scan.status) && scan.error === null;
}

async function replaceFile(path: string, content: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure(exitCodes.cannotWork, commandLine.failures.baseline(path, reason), {
      cause: error,
    });
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw usage(commandLine.usage.unreadable(`--baseline ${file}`));
  }
}

function asUsage<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof BaselineProblem ? usage(error.message) : error;
  }
}
