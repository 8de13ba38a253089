import type { FailureCode } from './page-outcome.ts';
import type { SignedInScan } from './session-doubt.ts';
import type { SiteMemory } from './site-memory.ts';

export type OpenTask = {
  /** What a site shows in one session says nothing about another: each session has its own key. */
  readonly memoryKey: string;
  readonly url: string;
  readonly deadline: number;
  readonly memory: SiteMemory;
  /** Outcomes that are overruled: a page that has one is analyzed all the same, if there is a document. */
  readonly accept: readonly FailureCode[];
  /** Another listed URL of the scan, where there is one. */
  readonly siblingUrl: string | undefined;
  /** Undefined for a scan that does not sign in. */
  readonly session: SignedInScan | undefined;
};

/** Longest wait for what a page's scripts have requested before the page is compared with another one. */
export const answersMs = 10_000;
