import type { PageStep } from '../browser/page-step.ts';
import type { FailureCode } from './page-outcome.ts';
import type { SignedInScan } from './session-doubt.ts';
import type { SiteMemory } from './site-memory.ts';

export type OpenTask = {
  /** Separates sessions, because the content of a site in one session says nothing about another. */
  readonly memoryKey: string;
  readonly url: string;
  /** A consent banner is closed by its own button that refuses. */
  readonly dismissConsent: boolean;
  /** Lead to the page to analyze, from the page at the URL. */
  readonly steps: readonly PageStep[];
  readonly deadline: number;
  readonly memory: SiteMemory;
  /** Outcomes that are overruled. A page with one of them is analyzed anyway if it has a document. */
  readonly accept: readonly FailureCode[];
  /** Another listed URL of the scan, if any. */
  readonly siblingUrl: string | undefined;
  /** Undefined for a scan without a sign-in. */
  readonly session: SignedInScan | undefined;
};

/** Longest wait for open requests of a page's scripts before the page is compared with another one. */
export const answersMs = 10_000;
