import type {
  CompiledQuery,
  ControlledTransaction,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { TransactionLost } from '../shared/transaction-lost.ts';
import type { Database, Schema } from './schema.ts';

type Servers = {
  readonly replica: Database;
  readonly primary: Database;
  /** The replica failed, so the rest is read from the primary. */
  readonly onFallback: () => void;
};

/**
 * Reads from the replica until a query fails there, and from then on only from the primary, which answers that query as well. So what is
 * read never becomes older. A transaction that is lost with the replica throws TransactionLost. It writes nothing. Nothing needs to be closed.
 */
export function createFallbackDatabase(servers: Servers): Database {
  const route = new Route(servers);
  return new Kysely<Schema>({
    dialect: {
      createDriver: () => new FallbackDriver(route),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
}

class Route {
  readonly #servers: Servers;
  #server: Database;

  constructor(servers: Servers) {
    this.#servers = servers;
    this.#server = servers.replica;
  }

  async run<T>(work: (server: Database) => Promise<T>): Promise<T> {
    const server = this.#server;
    try {
      return await work(server);
    } catch (error) {
      if (!this.leave(server)) throw error;
      return work(this.#server);
    }
  }

  /** False if the server is the primary. Its errors are those of the query. */
  leave(server: Database): boolean {
    if (server === this.#servers.primary) return false;
    if (this.#server === server) this.#servers.onFallback();
    this.#server = this.#servers.primary;
    return true;
  }
}

type Begun = { readonly server: Database; readonly transaction: ControlledTransaction<Schema> };

class FallbackConnection implements DatabaseConnection {
  readonly #route: Route;
  #begun: Begun | undefined;

  constructor(route: Route) {
    this.#route = route;
  }

  async begin({ isolationLevel }: TransactionSettings): Promise<void> {
    this.#begun = await this.#route.run(async (server) => {
      const asked = server.startTransaction().setAccessMode('read only');
      const transaction = await (
        isolationLevel === undefined ? asked : asked.setIsolationLevel(isolationLevel)
      ).execute();
      return { server, transaction };
    });
  }

  async commit(): Promise<void> {
    const begun = this.#begun;
    if (begun === undefined) return;
    try {
      await begun.transaction.commit().execute();
      this.#begun = undefined;
    } catch (error) {
      throw this.#lost(begun, error);
    }
  }

  /** What was only read is not undone: a connection that is gone does no harm. */
  async rollback(): Promise<void> {
    const begun = this.#begun;
    this.#begun = undefined;
    await begun?.transaction
      .rollback()
      .execute()
      .catch(() => undefined);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // The rows have the type that the query says.
    const typed = query as CompiledQuery<R>;
    const begun = this.#begun;
    if (begun === undefined) return this.#route.run((server) => server.executeQuery(typed));
    try {
      return await begun.transaction.executeQuery(typed);
    } catch (error) {
      throw this.#lost(begun, error);
    }
  }

  #lost({ server }: Begun, error: unknown): unknown {
    return this.#route.leave(server)
      ? new TransactionLost('A read replica ended in the middle of a transaction.', { cause: error })
      : error;
  }

  // oxlint-disable-next-line require-yield -- the interface asks for it, and no reader streams a query
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('A replica is not read by streams of rows.');
  }
}

class FallbackDriver implements Driver {
  readonly #route: Route;

  constructor(route: Route) {
    this.#route = route;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<FallbackConnection> {
    return new FallbackConnection(this.#route);
  }

  async beginTransaction(connection: FallbackConnection, settings: TransactionSettings): Promise<void> {
    await connection.begin(settings);
  }

  async commitTransaction(connection: FallbackConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: FallbackConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}
