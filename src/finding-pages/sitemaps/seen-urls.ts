import { hash } from 'node:crypto';

/** A single set of a million strings stops the process for 200 ms when it grows. These sets grow one at a time. */
const shardCount = 256;

/**
 * Remembers URLs by 16 bytes of their SHA-256. So the memory does not depend on their length, and no one can make two
 * collide.
 */
export class SeenUrls {
  readonly #shards = Array.from({ length: shardCount }, () => new Set<string>());

  /** True if the URL is new. */
  add(url: string): boolean {
    const digest = hash('sha256', url, 'buffer');
    const shard = this.#shards[digest.readUInt8(16) % shardCount];
    if (shard === undefined) throw new RangeError('no such shard');
    const before = shard.size;
    shard.add(digest.toString('latin1', 0, 16));
    return shard.size > before;
  }
}
