import { once } from 'node:events';
import { pino } from 'pino';
import { startService } from '../../../app.ts';
import type { Config } from '../../../config.ts';
import { keepTempFilesIn } from '../../../config.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import { createLog } from '../create-log.ts';
import { explainStart } from '../explain-start.ts';
import { endNow } from '../scan/end-now.ts';
import type { ScanRun } from '../scan/follow-scans.ts';
import { followScans } from '../scan/follow-scans.ts';
import { openHttp } from '../scan/http-transport.ts';
import { Progress, terminalOutput } from '../scan/progress.ts';
import type { ScanAnswer } from '../scan/service-answers.ts';
import { ServiceClient } from '../scan/service-client.ts';
import { watchForStop } from '../scan/stop-reason.ts';
import { readDemoConfig } from './demo-config.ts';
import { openInBrowser } from './open-in-browser.ts';
import { openShop } from './open-shop.ts';

const { demo: words } = commandLine;
const standardError = 2;

export type DemoFlags = { readonly open: boolean; readonly port?: string | undefined };

/**
 * Serves a small shop with barriers, starts a service, scans the shop, and shows where the result is until
 * Ctrl-C. All data is in the temporary folder of the process, which goes with it.
 */
export async function runDemo({ open, port }: DemoFlags): Promise<number> {
  const config = readConfig(port);
  const stop = watchForStop(undefined, endNow);
  try {
    await using opened = new AsyncDisposableStack();
    const shop = opened.adopt(await openShop(), (one) => one.close());
    const service = opened.adopt(await start(config), (one) => one.close());
    const address = service.address ?? '';
    say(words.start(shop.origin, address));
    const scan = await scanShop({ shop: shop.origin, service: address, stop: stop.signal });
    if (scan !== undefined && !stop.signal.aborted) {
      const report = `${address}/scans/${scan.id}`;
      say(words.report(describeResult(scan), report));
      if (open) openInBrowser(report);
      await once(stop.signal, 'abort');
    }
    return exitCodes.passed;
  } finally {
    stop.end();
  }
}

function readConfig(port: string | undefined): Config {
  try {
    return readDemoConfig(port);
  } catch (error) {
    throw new CommandFailure(exitCodes.usage, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function start(config: Config) {
  keepTempFilesIn(config.tempFolder);
  const log = await createLog(config.log, pino.destination(standardError));
  return startService(config, log).catch((error: unknown) => {
    const message = `${explainStart(error, config)}\n${commandLine.failures.seeDoctor}`;
    throw new CommandFailure(exitCodes.cannotWork, message, { cause: error });
  });
}

type DemoScan = { readonly shop: string; readonly service: string; readonly stop: AbortSignal };

/** Undefined if it was stopped before the scan began. */
async function scanShop({ shop, service, stop }: DemoScan): Promise<ScanAnswer | undefined> {
  const target = { scanType: 'sitemap', url: `${shop}/sitemap.xml`, reach: {}, viewport: 'desktop' } as const;
  const run: ScanRun = { target, scan: undefined };
  const transport = openHttp({ url: service, token: undefined });
  const progress = new Progress([run], terminalOutput);
  try {
    await followScans([run], {
      client: new ServiceClient(transport),
      tag: undefined,
      stop,
      onChange: progress.show,
    });
  } finally {
    progress.end();
    await transport.close();
  }
  return run.scan;
}

function describeResult({ progress, summary, score }: ScanAnswer): string {
  const { critical, serious, moderate, minor } = summary.by_severity;
  return words.result({ pages: progress.pages_completed, failures: critical + serious + moderate + minor, score });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
