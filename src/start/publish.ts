import type { Logger } from 'pino';
import type { Database } from '../adapters/db/schema.ts';
import type { ReadDatabase } from '../adapters/db/read-database.ts';
import { listListening } from '../adapters/net/list-listening.ts';
import type { Config } from '../config.ts';
import type { HttpApp } from '../edges/http/http-app.ts';
import { describeExposure } from '../service/access/describe-exposure.ts';
import type { ProcessRegister } from '../service/processes/process-register.ts';
import type { BrowserKeeper } from '../worker/browser-keeper.ts';
import type { OpenMetrics } from './open-metrics.ts';

type Published = {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  readonly register: ProcessRegister;
  readonly browser: BrowserKeeper | undefined;
  readonly measured: OpenMetrics;
  readonly reads: ReadDatabase | undefined;
  readonly app: HttpApp | undefined;
  readonly listen: ((app: HttpApp) => Promise<string>) | undefined;
};

/**
 * Registers the process and makes its interface reachable. Other processes then know its endpoint, so that no scan
 * reaches it. A worker needs no variable that names the replicas. Returns the URL of the interface, if it has one.
 */
export async function publish({ app, listen, register, ...parts }: Published): Promise<string | undefined> {
  const { browser, config, db, log, measured, reads } = parts;
  const servers = () => [...measured.endpoints(), ...(reads?.endpoints ?? [])];
  browser?.onTrial(() => register.write());
  register.start();
  await register.announce(servers);
  await app?.ready();
  if (app === undefined || listen === undefined) return undefined;
  const address = await listen(app);
  await register.announce(() => [...listListening(app.addresses()), ...servers()]);
  if (config.publicUrl !== undefined) log.info(`People reach it at ${config.publicUrl.origin}`);
  const warning = await describeExposure({ access: config.access, db, host: config.host });
  if (warning !== undefined) log.warn(warning);
  return address;
}
