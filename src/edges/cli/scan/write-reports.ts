import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import { isReaderGone } from '../outlive-readers.ts';
import type { ReportFormat } from '../../../reports/report-format.ts';
import { commandNameOf } from '../../../reports/report-format.ts';
import type { GivenJudgement } from '../../../reports/baseline/judgement.ts';
import type { ScanRun } from './follow-scans.ts';
import type { Placement, ReportWish, ScanOrder, Target } from './scan-order.ts';
import type { ServiceClient } from './service-client.ts';
import { ServiceRefusal } from './service-client.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

/** `mergedPath`: the file of a report for all viewports of the URL. Undefined if there is only one viewport. */
export type PlannedReport = ReportWish & { readonly target: Target; readonly mergedPath: string | undefined };

/**
 * Decides which file gets which report. With several scans, each has its own file: `report.sarif` becomes
 * `report-2-mobile.sarif`. The number is that of the URL. Number and viewport appear only if they differ between scans.
 */
export function planReports({ reports, targets }: Pick<ScanOrder, 'reports' | 'targets'>): readonly PlannedReport[] {
  const urls = [...new Set(targets.map(({ url }) => url))];
  const viewports = new Set(targets.map(({ viewport }) => viewport));
  return reports.flatMap(({ format, path }) => {
    if (path === '-' && targets.length > 1) {
      const name = commandNameOf(format);
      const message = commandLine.usage.needsFilePerScan(name, targets.length, `${name}=report.${format.extension}`);
      throw new CommandFailure(exitCodes.usage, message);
    }
    return targets.map((target) => {
      const number = urls.length > 1 ? `-${urls.indexOf(target.url) + 1}` : '';
      const viewport = viewports.size > 1 ? `-${target.viewport}` : '';
      if (path === '-') return { format, target, path, mergedPath: undefined };
      const mergedPath = viewport === '' ? undefined : addSuffix(path, number);
      return { format, target, path: addSuffix(path, `${number}${viewport}`), mergedPath };
    });
  });
}

/**
 * Checks that the files can be written. Removes files of an earlier run, so that no one mistakes them for this run's.
 */
export async function prepareFiles(planned: readonly { readonly path: string }[]): Promise<void> {
  for (const { path } of planned) {
    if (path === '-') continue;
    try {
      await mkdir(dirname(path), { recursive: true });
      await access(dirname(path), constants.W_OK);
      if ((await stat(path).catch(() => undefined))?.isDirectory() === true)
        throw new Error(commandLine.failures.aFolder);
      await rm(path, { force: true });
    } catch (error) {
      throw cannotWrite(path, error);
    }
  }
}

export type ReportSource = {
  readonly client: ServiceClient;
  readonly runs: readonly ScanRun[];
  readonly includeNeedsReview: boolean;
  readonly placement: Placement;
  readonly standard: string | undefined;
  /** Undefined: the report is that of the scan alone. */
  readonly judge: (format: ReportFormat, scanId: string) => GivenJudgement | undefined;
};

export type WrittenReports = {
  /** Files, without standard output. */
  readonly written: readonly string[];
  /** One sentence each. */
  readonly failures: readonly string[];
};

/** Writes all reports that it can. A scan without a scanned page has no report. */
export async function writeReports(planned: readonly PlannedReport[], source: ReportSource): Promise<WrittenReports> {
  const failures: string[] = [];
  const written: string[] = [];
  for (const report of planned) {
    const scan = source.runs.find(({ target }) => target === report.target)?.scan;
    if (scan === undefined || scan.progress.pages_completed === 0) continue;
    try {
      await writeReport(report, { ...source, scanId: scan.id });
      if (report.path !== '-') written.push(report.path);
    } catch (error) {
      if (!(error instanceof CommandFailure || error instanceof ServiceRefusal)) throw error;
      failures.push(error.message);
    }
  }
  return { written, failures };
}

async function writeReport(
  { format, path }: PlannedReport,
  { client, scanId, judge, ...asked }: ReportSource & { readonly scanId: string },
): Promise<void> {
  const file = `report.${format.extension}${queryFor(format, asked)}`;
  const judgement = judge(format, scanId);
  const content = await client.download(scanId, file, {
    patience: format.isBinary === true ? 'document' : 'download',
    ...(judgement !== undefined && { judgement }),
  });
  if (path === '-') {
    await pipeline(content, process.stdout, { end: false }).catch((error: unknown) => {
      if (!isReaderGone(error)) throw error;
    });
    return;
  }
  // Write the file completely or not at all: a reader must not find half a report.
  const unfinished = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    await pipeline(content, createWriteStream(unfinished));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error instanceof CommandFailure ? error : cannotWrite(path, error);
  }
}

function queryFor(
  format: ReportFormat,
  { includeNeedsReview, placement, standard }: Pick<ReportSource, 'includeNeedsReview' | 'placement' | 'standard'>,
): string {
  const { origins, sarifAnchor } = placement;
  const query = new URLSearchParams();
  if (standard !== undefined) query.set('standard', standard);
  if (includeNeedsReview && format.needsReview === 'by_request') query.set('include_needs_review', 'true');
  if (origins !== undefined && format.placement !== undefined) {
    for (const mapping of origins.text.split(' ')) query.append('map_origin', mapping);
  }
  if (sarifAnchor !== undefined && format.placement === 'anchor') query.set('anchor', sarifAnchor);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

function addSuffix(path: string, suffix: string): string {
  // The extension of "report.junit.xml" is ".junit.xml".
  const name = basename(path);
  const end = /(?:\.[a-z]+)?\.[a-z0-9]+$/iu.exec(name)?.[0] ?? extname(name);
  return join(dirname(path), `${name.slice(0, name.length - end.length)}${suffix}${end}`);
}

function cannotWrite(path: string, error: unknown): CommandFailure {
  const reason = error instanceof Error ? error.message : String(error);
  return new CommandFailure(exitCodes.cannotWork, commandLine.failures.report(path, reason), { cause: error });
}
