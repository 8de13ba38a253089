// oxlint-disable-next-line no-restricted-imports -- the driver connects it, to the database alone
import { Socket } from 'node:net';
import type { Pool } from 'pg';
import { Client } from 'pg';

/** How often a pool is looked at, and how long a server may take to answer `select 1` on a new connection. */
export type Patience = { readonly everyMs: number; readonly answerMs: number };

const usual: Patience = { everyMs: 5_000, answerMs: 5_000 };
/** In a row. */
const mostMisses = 2;

/**
 * Closes the connections of a pool whose server accepts connections and answers nothing: a frozen machine, a full disk, a proxy
 * without a server. Without it, queries wait for as long as the server does. A long query alone ends nothing: a second connection
 * is asked, and only when no connection has received anything.
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

  /** `stream` of the pool. */
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

/** An error is an answer. */
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
    // No connection, too many of them, or the end of the time: `isSilent` says which.
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
  return !isSilent;
}
