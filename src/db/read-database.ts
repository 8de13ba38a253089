import type { HealthPart } from '../shared/health-part.ts';
import { createFallbackDatabase } from './fallback-database.ts';
import type { ReplicaProblem } from './read-replica.ts';
import { ReadReplica } from './read-replica.ts';
import type { Database } from './schema.ts';
import type { ServerEndpoint } from './server-url.ts';
import { listServerEndpoints, listServerUrls, nameServerDatabase } from './server-url.ts';
import { readPosition } from './wal-position.ts';

/** Where long reads go. Asked once per request: what it gives is at least as new as everything that was acknowledged before. */
export type OpenReader = () => Promise<Database>;

type ReadDeps = {
  readonly primary: Database;
  readonly url: string;
  readonly maxConnections: number;
  /** Counts a request by the server that answers it. */
  readonly onRead?: ((server: 'primary' | 'replica') => void) | undefined;
};

/** The replicas that `DATABASE_READ_URL` names (docs/decisions/0012). Connects when it is asked, and never fails because a replica does. */
export class ReadDatabase {
  readonly #deps: ReadDeps;
  readonly #replicas: readonly ReadReplica[];
  #turn = 0;

  /** Throws an Error of one line if the URL names no server. */
  constructor(deps: ReadDeps) {
    this.#deps = deps;
    this.#replicas = listServerUrls(deps.url, 'DATABASE_READ_URL').map(
      (url) => new ReadReplica(url, deps.maxConnections),
    );
  }

  get endpoints(): readonly ServerEndpoint[] {
    return listServerEndpoints(this.#deps.url, 'DATABASE_READ_URL');
  }

  /** The next replica that has everything which the primary had acknowledged at the time of the call, or else the primary. */
  readonly open: OpenReader = async () => {
    const { primary, onRead } = this.#deps;
    const replica = await this.#findReplica();
    onRead?.(replica === undefined ? 'primary' : 'replica');
    if (replica === undefined) return primary;
    return createFallbackDatabase({ replica: replica.db, primary, onFallback: () => replica.rest() });
  };

  /** A primary that is away fails the reader's first query, which says so. */
  async #findReplica(): Promise<ReadReplica | undefined> {
    const position = await readPosition(this.#deps.primary).catch(() => undefined);
    if (position === undefined) return undefined;
    for (const replica of this.#inTurn()) if (await replica.has(position)) return replica;
    return undefined;
  }

  /** `ok` if all replicas are read from, or else what is wrong with one of them. Throws if the primary names no position. */
  readonly examine = async (): Promise<HealthPart> => {
    const position = await readPosition(this.#deps.primary);
    const problems = await Promise.all(this.#replicas.map((replica) => replica.examine(position)));
    const problem = problems.find((one) => one !== undefined);
    if (problem === undefined) return { status: 'ok' };
    const name = nameServerDatabase(this.#deps.url, 'DATABASE_READ_URL');
    return {
      status: 'degraded',
      detail: `A read replica ${descriptions[problem]} (${name}). The primary answers in its place.`,
      remedy: remedies[problem],
    };
  };

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }

  #inTurn(): readonly ReadReplica[] {
    this.#turn = (this.#turn + 1) % this.#replicas.length;
    return [...this.#replicas.slice(this.#turn), ...this.#replicas.slice(0, this.#turn)];
  }
}

const descriptions: Readonly<Record<ReplicaProblem, string>> = {
  behind: 'is behind the primary',
  away: 'does not answer within a second',
  several: 'is one of several servers behind the same address',
  primary: 'is not a replica, because it accepts writes',
  other: 'does not follow the primary that DATABASE_URL leads to, or has not recorded the last fail-over yet',
};

const remedies: Readonly<Record<ReplicaProblem, string>> = {
  behind: 'Check the replication. While pages are recorded, a replica is behind for moments.',
  away: 'Start the server, or correct DATABASE_READ_URL.',
  several: 'Name each replica in DATABASE_READ_URL, separated by commas, instead of an address in front of them.',
  primary: 'Name a standby server in DATABASE_READ_URL, or unset it.',
  other: 'After a fail-over, wait for the next checkpoint. Otherwise correct DATABASE_READ_URL.',
};
