import type { Socket } from 'node:net';

/**
 * Reads exact numbers of bytes from the start of a socket, then hands on the socket with the rest unread. Node's
 * `socket.read(n)` with a listener per read loops forever if fewer than n bytes have arrived, because adding a
 * 'readable' listener fires it again immediately.
 */
export class ByteReader {
  readonly #socket: Socket;
  #unread = Buffer.alloc(0);
  #hasEnded = false;
  #wake: (() => void) | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.pause();
    socket.on('data', this.#take);
    socket.on('end', this.#end);
    socket.on('close', this.#end);
  }

  /** Returns undefined if the socket ends first, or if the length is 0. */
  async read(length: number): Promise<Buffer | undefined> {
    while (this.#unread.length < length) {
      if (this.#hasEnded || this.#socket.destroyed) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        this.#socket.resume();
      });
    }
    if (length === 0) return undefined;
    const bytes = this.#unread.subarray(0, length);
    this.#unread = this.#unread.subarray(length);
    return bytes;
  }

  /** Leaves the socket paused, and returns unread bytes to it. */
  release(): void {
    this.#socket.pause();
    this.#socket.off('data', this.#take);
    this.#socket.off('end', this.#end);
    this.#socket.off('close', this.#end);
    if (this.#unread.length > 0 && !this.#hasEnded) this.#socket.unshift(this.#unread);
  }

  // Pausing after each chunk limits the buffer, and keeps 'end' from firing before the rest is returned.
  readonly #take = (chunk: Buffer): void => {
    this.#socket.pause();
    this.#unread = Buffer.concat([this.#unread, chunk]);
    this.#wake?.();
  };

  readonly #end = (): void => {
    this.#hasEnded = true;
    this.#wake?.();
  };
}
