import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../adapters/db/schema.ts';
import type { Config } from '../config.ts';
import { ProcessRegister } from '../service/processes/process-register.ts';
import type { BrowserKeeper } from '../worker/browser-keeper.ts';
import { noBrowser } from './browser-parts.ts';

type Registered = {
  readonly browser: BrowserKeeper | undefined;
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
};

export function openRegister({ browser, config, db, log }: Registered): ProcessRegister {
  const check = () => browser?.checks ?? noBrowser;
  return new ProcessRegister({ db, log, processId: randomUUID(), role: config.role, check });
}
