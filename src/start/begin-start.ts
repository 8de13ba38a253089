import type { Logger } from 'pino';
import { chooseBrowser } from './choose-browser.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../adapters/db/open-database.ts';
import { openDatabase } from '../adapters/db/open-database.ts';
import { closeDataFolder } from './close-data-folder.ts';
import { openTempFolder } from '../adapters/files/temp-folder.ts';
import type { BrowserKeeper } from '../worker/browser-keeper.ts';
import { SaidError } from '../texts/said-error.ts';
import { sayAll } from '../texts/saying.ts';

/** The slowest parts of a start. They run while the rest of the program loads. */
export type BegunStart = {
  /** Its trial is running. Undefined if this process needs no browser. */
  readonly browser: BrowserKeeper | undefined;
  readonly database: Promise<OpenDatabase>;
  readonly removeTempFolder: () => Promise<void>;
};

/**
 * Creates the temporary folder and closes the data folder to other users. Then it tests the browser and opens the
 * database in parallel. If this fails, it cleans up and throws an Error that says what to do.
 */
export async function beginStart(config: Config, log: Logger): Promise<BegunStart> {
  const executablePath = chooseBrowser(config, log);
  const removeTempFolder = await openTempFolder(config.tempFolder);
  // Folders of this process alone are created closed to others.
  if (config.keepsScans) await closeToOthers(config, log);
  const trial = startTrial(config, log, executablePath);
  const database = openAfter(config, log, trial);
  // The caller that awaits it handles a failure. Until then, it must not end the process.
  database.catch(() => undefined);
  const { browser } = await trial;
  return { browser, database, removeTempFolder };
}

async function closeToOthers({ dataFolder }: Config, log: Logger): Promise<void> {
  const { closed, warnings } = await closeDataFolder(dataFolder);
  if (closed > 0) log.info(`closed ${closed} files and folders in ${dataFolder} to other users`);
  for (const warning of warnings) log.warn(warning);
}

type Trial = { readonly browser: BrowserKeeper | undefined; readonly tried: Promise<void> | undefined };

/** The trial ends before the first page, and no request waits for it. */
async function startTrial(config: Config, log: Logger, executablePath: string | undefined): Promise<Trial> {
  if (executablePath === undefined) return { browser: undefined, tried: undefined };
  const { createKeeper } = await import('./browser-parts.ts');
  const browser = createKeeper(config, executablePath, log);
  return { browser, tried: browser.start() };
}

/** CURBCUT_SANDBOX=required: the service does not even open its database without a sandbox. */
async function openAfter(config: Config, log: Logger, trial: Promise<Trial>): Promise<OpenDatabase> {
  if (config.sandbox === 'required') {
    const { browser, tried } = await trial;
    await tried;
    const { status, detail, remedy } = browser?.checks.sandbox ?? { status: 'ok' };
    if (status !== 'ok') throw new SaidError(sayAll(detail, remedy));
  }
  const database = await openDatabase(config.database);
  if (database.schema === 'newer')
    log.info('a newer version has changed the database; this one works with it until it is replaced');
  return database;
}
