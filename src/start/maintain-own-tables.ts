import type { Logger } from 'pino';
import { maintainTables } from '../adapters/db/maintain-tables.ts';
import type { Database } from '../adapters/db/schema.ts';
import type { Config } from '../config.ts';

type Maintained = { readonly db: Database; readonly config: Config; readonly log: Logger };

/** A database server does this by itself. */
export function maintainOwnTables({ db, config, log }: Maintained): { close(): Promise<void> } | undefined {
  if (config.database.kind === 'server') return undefined;
  const closing = new AbortController();
  const maintenance = maintainTables(db, closing.signal).catch((error: unknown) =>
    log.error({ err: error }, 'the tables of the embedded database are no longer maintained'),
  );
  return {
    close: async () => {
      closing.abort();
      await maintenance;
    },
  };
}
