/** A report of one viewport. Reads of a large one are never in memory as a whole. */
export type ViewportReport = {
  readonly viewport: string;
  readonly read: () => AsyncIterable<string | Uint8Array>;
};

export type ReadReport = { readonly viewport: string; readonly text: string };
