import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../adapters/db/open-database.ts';
import type { FileLocations } from '../adapters/files/file-location.ts';
import { openStores } from '../adapters/files/open-store.ts';
import { findRemedy } from '../adapters/files/s3/s3-errors.ts';
import type { ScreenshotStore } from '../adapters/files/screenshot-store.ts';
import { StoreFailure } from '../adapters/files/store-failure.ts';
import { claimFileStore } from '../service/installation/claim-file-store.ts';
import { getPort } from '../adapters/net/address.ts';
import { listPrivateEndpoints } from '../adapters/net/list-private-endpoints.ts';
import type { Endpoint } from '../adapters/net/own-endpoints.ts';
import { Nap } from '../time/nap.ts';
import { say } from '../texts/say.ts';

type Claiming = { readonly config: Config; readonly log: Logger; readonly database: OpenDatabase };

export type OpenFiles = {
  readonly screenshots: ScreenshotStore;
  /** The object stores and the services for their credentials, unless they are public. Scans must not reach them. */
  readonly endpoints: readonly Endpoint[];
  close(): Promise<void>;
};

const tryAgainMs = 30_000;

/**
 * Opens the configured stores and makes sure that they belong to the database. If an object store is unavailable, the
 * service starts without pictures and repeats this when the store is back. Until then, it removes no files. Throws an
 * Error that says what to do.
 */
export async function openFiles(claiming: Claiming): Promise<OpenFiles> {
  await mkdir(claiming.config.dataFolder, { recursive: true, mode: 0o700 });
  const { screenshots, stores } = await openStores(claiming.config.files);
  const nap = new Nap();
  const closing = new AbortController();
  const claims: Promise<void>[] = [];
  for (const store of stores) {
    if ((await claim(claiming, store)) === 'away')
      claims.push(claimLater(claiming, store, { nap, closing: closing.signal }));
  }
  return {
    screenshots,
    endpoints: await listPrivateEndpoints(listEndpoints(claiming.config.files)),
    close: async () => {
      closing.abort();
      nap.end();
      await screenshots.close();
      await Promise.all(claims);
    },
  };
}

async function claim({ database, log }: Claiming, screenshots: ScreenshotStore): Promise<'done' | 'away'> {
  try {
    await claimFileStore({ db: database.db, database: database.name, screenshots });
    return 'done';
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    if (!error.isPassing)
      throw new Error(`${screenshots.place}: ${error.message} ${say('en', findRemedy(error))}`, {
        cause: error,
      });
    log.warn({ err: error }, `${screenshots.place} is away: pages are scanned without pictures until it is back`);
    return 'away';
  }
}

async function claimLater(
  claiming: Claiming,
  store: ScreenshotStore,
  { nap, closing }: { readonly nap: Nap; readonly closing: AbortSignal },
): Promise<void> {
  for (;;) {
    await nap.take(tryAgainMs);
    if (closing.aborted) return;
    try {
      if ((await claim(claiming, store)) === 'done') return;
    } catch (error) {
      if (closing.aborted) return;
      // The owner was unknown when the service started. Its pictures have names that no other database uses.
      claiming.log.error(
        { err: error },
        'the store of screenshots cannot be used: correct the configuration and start again',
      );
    }
  }
}

/** A page that reached a credential service could use the store. */
function listEndpoints({ at, from }: FileLocations): readonly Endpoint[] {
  return [at, from].flatMap((location) => {
    if (location === undefined || location.kind === 'folder') return [];
    return [location.endpoint, ...location.credentials.services].flatMap((text) => {
      const url = URL.parse(text);
      return url === null ? [] : [{ host: url.hostname, port: getPort(url) }];
    });
  });
}
