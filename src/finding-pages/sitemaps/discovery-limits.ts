export type DiscoveryLimits = {
  /** Pages to hand out; more are counted, not kept. */
  readonly maxPages: number;
  /** Sitemap files to read in all. */
  readonly maxFiles: number;
  /** How many indexes may lead to a sitemap: 1 = the children of the first file. */
  readonly maxDepth: number;
  /** Entries to read in all, of whatever worth. */
  readonly maxEntries: number;
  /** Size of one file, unpacked, in bytes. */
  readonly maxBytesPerFile: number;
  /** Time for one file, from the request to its last byte, in seconds. */
  readonly maxFileSeconds: number;
  /** Time for the whole discovery, in seconds. */
  readonly maxTotalSeconds: number;
  /** A body that after this many seconds has brought less than `minBytesPerSecond` on average is given up. */
  readonly slowAfterSeconds: number;
  readonly minBytesPerSecond: number;
};

export const defaultDiscoveryLimits: DiscoveryLimits = {
  maxPages: 5000,
  maxFiles: 1000,
  maxDepth: 3,
  maxEntries: 1_000_000,
  maxBytesPerFile: 50 * 1024 * 1024,
  maxFileSeconds: 60,
  maxTotalSeconds: 900,
  slowAfterSeconds: 20,
  minBytesPerSecond: 1024,
};
