import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { maintainTables } from '../adapters/db/maintain-tables.ts';
import type { Database } from '../adapters/db/schema.ts';

type Deps = { readonly db: Database; readonly config: Config; readonly log: Logger };

/** A server does this by itself. */
export async function maintainOwnTables({ db, config, log }: Deps, stop: AbortSignal): Promise<void> {
  if (config.database.kind === 'server') return;
  await maintainTables(db, stop).catch((error: unknown) =>
    log.error({ err: error }, 'the tables of the embedded database are no longer maintained'),
  );
}
