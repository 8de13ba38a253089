import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { within } from '../shared/time-limit.ts';
import type { Schema, Database } from './schema.ts';
import { openPool } from './server.ts';
import { SilenceWatch } from './silence-watch.ts';
import { SeveralServers, SoleServer } from './sole-server.ts';
import type { ReplicaState, WalPosition } from './wal-position.ts';
import { compareReplica } from './wal-position.ts';

/** Why a replica is not read from. */
export type ReplicaProblem = Exclude<ReplicaState, 'ahead'> | 'away' | 'several';

/** A replica answers in a millisecond. One that is busy or silent is not waited for. */
const answerMs = 1_000;
/** While it replays what was just written, in ms between two looks. */
const pauses = [2, 5, 10, 20, 40];
/** So long after a problem, reads do not wait for it. */
const restMs = 2_000;
/** Reports read from it, so a silent one is noticed sooner than the primary. */
const patience = { everyMs: 1_000, answerMs: 2_000 };

/** One server that may have less than the primary. It is never waited for at a start, and nothing is written to it. */
export class ReadReplica {
  readonly db: Database;
  readonly #watch: SilenceWatch;
  #restsUntil = 0;
  #isLooking = false;

  constructor(url: string, maxConnections: number) {
    this.#watch = new SilenceWatch(url, patience);
    const { verify } = new SoleServer();
    const options = '-c default_transaction_read_only=on';
    const pool = openPool({ url, maxConnections, connectMs: answerMs, options, verify }, this.#watch);
    this.db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  }

  /**
   * Whether it has everything up to the position. After a problem the answer is no, at once, for two seconds; then one look in the
   * background decides.
   */
  async has(position: WalPosition): Promise<boolean> {
    if (this.#restsUntil === 0) return (await this.#look(position)) === undefined;
    if (!this.#isLooking && performance.now() > this.#restsUntil) void this.#lookAgain(position);
    return false;
  }

  /** It failed to answer a query that the primary may answer. */
  rest(): void {
    this.#restsUntil = performance.now() + restMs;
  }

  async #lookAgain(position: WalPosition): Promise<void> {
    this.#isLooking = true;
    await this.#look(position);
    this.#isLooking = false;
  }

  /** Undefined if it has everything up to the position, or soon. Never throws. */
  async #look(position: WalPosition): Promise<ReplicaProblem | undefined> {
    const problem = await this.examine(position);
    if (problem === undefined) this.#restsUntil = 0;
    else this.rest();
    return problem;
  }

  /** The same, whatever was found before. */
  async examine(position: WalPosition): Promise<ReplicaProblem | undefined> {
    try {
      const state = await within(answerMs, this.#awaitReplay(position));
      return state === 'ahead' ? undefined : state;
    } catch (error) {
      return error instanceof SeveralServers ? 'several' : 'away';
    }
  }

  async #awaitReplay(position: WalPosition): Promise<ReplicaState> {
    for (const pauseMs of pauses) {
      const state = await compareReplica(this.db, position);
      if (state !== 'behind') return state;
      await setTimeout(pauseMs);
    }
    return compareReplica(this.db, position);
  }

  async close(): Promise<void> {
    this.#watch.stop();
    await this.db.destroy();
  }
}
