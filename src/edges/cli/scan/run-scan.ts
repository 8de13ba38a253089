import { relative } from 'node:path';
import { Acceptance } from './acceptance.ts';
import { BaselineComparison } from '../baseline/baseline-comparison.ts';
import type { Baseline } from '../baseline/baseline-file.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import { compareWithBaseline, loadBaseline } from './compare-with-baseline.ts';
import { decideExit } from './decide-exit.ts';
import { endNow } from './end-now.ts';
import { judgeReport } from './judge-report.ts';
import { sayResults } from './say-results.ts';
import { endHalted, followScans } from './follow-scans.ts';
import type { ScanRun } from './follow-scans.ts';
import { Progress, terminalOutput } from './progress.ts';
import type { ScanOrder } from './scan-order.ts';
import { readCountedRules } from './read-counted-rules.ts';
import { readFindings } from './read-findings.ts';
import { readProxies } from './read-proxies.ts';
import { readResults } from './scan-results.ts';
import { ServiceClient, ServiceRefusal } from './service-client.ts';
import type { StopSource } from './stop-reason.ts';
import { watchForStop } from './stop-reason.ts';
import type { Paint } from './terminal-text.ts';
import { paintFor, wrapText } from './terminal-text.ts';
import type { Transport } from './transport.ts';
import { waitForSite } from './wait-for-site.ts';
import type { ReportSource } from './write-reports.ts';
import { planMerges, writeMerges } from '../merged/write-merged.ts';
import { planReports, prepareFiles, writeReports } from './write-reports.ts';

/** Scans, writes reports and summary, and returns the exit code. Throws CommandFailure. */
export async function runScan(order: ScanOrder): Promise<number> {
  const planned = planReports(order);
  await prepareFiles([...planned, ...planMerges(planned)]);
  const baseline = order.baseline === undefined ? undefined : loadBaseline(order.baseline, order.targets);
  const stop = watchForStop(order.timeLimitMs, endNow);
  try {
    const transport = await openTransport(order);
    try {
      return await scanWith(new ServiceClient(transport), { order, planned, baseline, stop });
    } finally {
      await transport.close();
    }
  } catch (error) {
    throw error instanceof ServiceRefusal ? toFailure(error) : error;
  } finally {
    stop.end();
  }
}

/** Loads only the transport that is used. */
async function openTransport({ server, ...order }: ScanOrder): Promise<Transport> {
  if (server === undefined) {
    const { openInPlace } = await import('./in-place-transport.ts');
    return openInPlace(order);
  }
  const { openHttp } = await import('./http-transport.ts');
  return openHttp({ ...server, proxies: readProxies() });
}

type Run = {
  readonly order: ScanOrder;
  readonly planned: ReturnType<typeof planReports>;
  readonly baseline: Baseline | undefined;
  readonly stop: StopSource;
};

async function scanWith(client: ServiceClient, { order, planned, baseline, stop }: Run): Promise<number> {
  const runs: readonly ScanRun[] = order.targets.map((target) => ({ target, scan: undefined }));
  if (order.signIn !== undefined) await client.signInWith(order.signIn);
  if (order.waitMs !== undefined) {
    const wait = { waitMs: order.waitMs, stop: stop.signal, proxies: readProxies() };
    await waitForSite(listSites(order.targets), wait);
  }
  const progress = new Progress(runs, order.quiet ? undefined : terminalOutput);
  try {
    await followScans(runs, { client, tag: order.tag, stop: stop.signal, onChange: progress.show });
  } finally {
    progress.end();
  }
  const { baseline: wish, gate } = order;
  const acceptance = new Acceptance(order.accepted);
  const counted = wish && (await readCountedRules(client, runs, order.standard));
  const comparison = wish && new BaselineComparison({ baseline, origins: wish.origins, counted });
  await readFindings(client, runs, { acceptance, comparison });
  await acceptance.mark(client);
  const results = await readResults(client, runs, order.standard);
  const compared = comparison && (await compareWithBaseline(comparison, runs, { wish, baseline }));
  const findings = gate.counts === 'new' && compared !== undefined ? compared.newFindings : results.findings;
  const decision = decideExit({ ...results, findings, stop: stop.reason() }, gate);
  const judge: ReportSource['judge'] = (format, id) =>
    judgeReport(format, id, { gate, wish, compared, pages: results.pages });
  const { written, failures } = await writeReports(planned, { ...order, client, runs, judge });
  await endHalted(client, runs);
  const merged = await writeMerges(planMerges(planned), written);
  const reports = [...written, ...merged].map((path) => relative('.', path));
  printSummary(order, (paint) =>
    sayResults(
      {
        ...results,
        compared,
        acceptedEntries: acceptance.entries,
        standard: order.standard,
        reports,
        server: order.server?.url,
      },
      decision,
      paint,
    ),
  );
  if (failures.length === 0) return decision.code;
  throw new CommandFailure(exitCodes.cannotWork, failures.join('\n'));
}

/** One URL of each origin. */
function listSites(targets: ScanOrder['targets']): readonly string[] {
  const urls = targets.flatMap((target) => ('urls' in target ? target.urls : [target.url]));
  return [...new Map(urls.map((url) => [new URL(url).origin, url])).values()];
}

/** A report on standard output must have the stream for itself. */
function printSummary({ reports, quiet }: ScanOrder, say: (paint: Paint) => string): void {
  if (quiet && reports.length > 0) return;
  const isTaken = reports.some(({ path }) => path === '-');
  const stream = isTaken ? process.stderr : process.stdout;
  stream.write(wrapText(say(paintFor(stream)), stream.isTTY ? stream.columns : undefined));
}

/** A wrong name from the caller is wrong usage. Everything else is the service's fault. */
function toFailure(refusal: ServiceRefusal): CommandFailure {
  const isUsage = [400, 401, 403].includes(refusal.status);
  const { message } = refusal;
  const said = refusal.status === 401 ? `${message} ${commandLine.failures.giveToken}` : message;
  return new CommandFailure(isUsage ? exitCodes.usage : exitCodes.cannotWork, said, { cause: refusal });
}
