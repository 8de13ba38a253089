// oxlint-disable-next-line no-restricted-imports -- the driver connects it, to the database alone
import { Socket } from 'node:net';
import type { Pool } from 'pg';
import { Client } from 'pg';

/** The interval between checks of a pool, and the time limit for `select 1` on a new connection. */
export type Patience = { readonly everyMs: number; readonly answerMs: number };

const usual: Patience = { everyMs: 5_000, answerMs: 5_000 };
/** Successive checks without an answer before the connections are closed. */
const mostMisses = 2;

/**
 * Closes the connections of a pool if the server accepts connections but never answers, because of a frozen machine, a
 * full disk, or a proxy without a server. Without it, queries wait forever. A long query alone ends no connection: when
 * no connection has received anything, the watch asks the server over a second one.
 */
export class SilenceWatch {
  readonly #url: string;
  readonly #answerMs: number;
  readonly #sockets = new Set<Socket>();
  readonly #timer: NodeJS.Timeout;
  #pool: Pool | undefined;
  #received = 0;
  #misses = 0;
  #asking = false;

  constructor(url: string, { everyMs, answerMs }: Patience = usual) {
    this.#url = url;
    this.#answerMs = answerMs;
    this.#timer = setInterval(() => void this.#look(), everyMs).unref();
  }

  /** Creates the sockets of the pool (its `stream` option). */
  readonly openSocket = (): Socket => {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  };

  watch(pool: Pool): void {
    this.#pool = pool;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#asking || this.#pool === undefined) return;
    const received = [...this.#sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    const isWaiting = this.#pool.totalCount > this.#pool.idleCount && received === this.#received;
    this.#received = received;
    this.#asking = true;
    this.#misses = isWaiting && !(await answers(this.#url, this.#answerMs)) ? this.#misses + 1 : 0;
    this.#asking = false;
    if (this.#misses < mostMisses) return;
    this.#misses = 0;
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** True if the server answers, even with an error. */
async function answers(url: string, limitMs: number): Promise<boolean> {
  const socket = new Socket();
  const client = new Client({ connectionString: url, stream: () => socket });
  client.on('error', () => undefined);
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    socket.destroy();
  }, limitMs);
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
  } catch {
    // The connection failed, was refused, or timed out. `isSilent` tells these apart.
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
  return !isSilent;
}
