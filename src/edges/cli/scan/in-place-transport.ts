import { pino } from 'pino';
import type { ServiceInPlace } from '../../../app.ts';
import { beginStart } from '../../../start/begin-start.ts';
import type { Config } from '../../../config.ts';
import { keepTempFilesIn, readInPlaceConfig } from '../../../config.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import { explainStart } from '../explain-start.ts';
import { createLog } from '../create-log.ts';
import { limitHeapGrowth } from '../limit-heap-growth.ts';
import { optimizeLate } from '../optimize-late.ts';
import type { ScanOrder } from './scan-order.ts';
import type { Transport } from './transport.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const standardError = 2;

/**
 * A service in this process, with a temporary data folder and without a port. `close` removes the folder. If the
 * process is killed, the next start removes it.
 */
export async function openInPlace({ pace, reports }: Pick<ScanOrder, 'pace' | 'reports'>): Promise<Transport> {
  const config = readConfig();
  optimizeLate();
  keepTempFilesIn(config.tempFolder);
  const service = await startService(config).catch((error: unknown) => {
    throw new CommandFailure(
      exitCodes.cannotWork,
      `${explainStart(error, config)}\n${commandLine.failures.seeDoctor}`,
      {
        cause: error,
      },
    );
  });
  const showsPictures = reports.some(({ format }) => format.showsPictures === true);
  await service.inject({
    method: 'PUT',
    url: '/api/settings',
    payload: { performance: { ...(!showsPictures && { page_pictures: 0 }), ...pace } },
  });
  // Call this only now: loading the program makes little garbage, and collecting during it took a fifth of the start.
  limitHeapGrowth();
  return {
    pollMs: 100,
    request: async (method, url, { body } = {}) => {
      const content = body === undefined ? {} : { payload: JSON.stringify(body) };
      const headers = body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await service.inject({ method, url, headers, ...content, payloadAsStream: true });
      const retryAfter = Number(answer.headers['retry-after'] ?? Number.NaN);
      return {
        status: answer.statusCode,
        retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
        body: answer.stream(),
      };
    },
    close: () => service.close(),
  };
}

/** Starts the slowest step before it loads the largest part of the program. */
async function startService(config: Config): Promise<ServiceInPlace> {
  const log = await createLog(config.log, pino.destination(standardError));
  const begun = await beginStart(config, log);
  const { startInPlace } = await import('../../../app.ts');
  return startInPlace(config, log, begun);
}

function readConfig(): Config {
  try {
    return readInPlaceConfig();
  } catch (error) {
    throw new CommandFailure(exitCodes.usage, error instanceof Error ? error.message : String(error), { cause: error });
  }
}
