export type DiscoveryLimits = {
  /** Pages to yield. Further pages are counted but not kept. */
  readonly maxPages: number;
  /** The total number of sitemap files to read. */
  readonly maxFiles: number;
  /** The number of indexes that may lead to a sitemap. 1 allows the children of the first file. */
  readonly maxDepth: number;
  /** The total number of entries to read, usable or not. */
  readonly maxEntries: number;
  /** The size of one file after decompression, in bytes. */
  readonly maxBytesPerFile: number;
  /** The time for one file, from the request to its last byte, in seconds. */
  readonly maxFileSeconds: number;
  /** The time for the whole discovery, in seconds. */
  readonly maxTotalSeconds: number;
  /** If a body arrives more slowly than `minBytesPerSecond` on average after this time, the file is given up. */
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
