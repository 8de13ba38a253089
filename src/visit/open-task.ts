import type { VisitOptions } from '../browser/page-visit.ts';
import type { Tab } from '../browser/tab.ts';
import type { Visit } from '../browser/visit.ts';
import type { ScopeProxy } from '../net/scope-proxy.ts';
import type { FailureCode } from './page-outcome.ts';
import type { SiteMemory } from './site-memory.ts';

/** What a page is opened with, and how another URL is visited meanwhile without disturbing it. */
export type VisitSetup = {
  readonly tab: Tab;
  readonly proxy: ScopeProxy;
  readonly visitAside: (url: string, options: VisitOptions) => Promise<Visit>;
  /** Of a scan that signs in: why the page that is open does not show that it is signed in, in a sentence, if it does not. */
  readonly findSessionDoubt?: ((finalUrl: string) => Promise<string | undefined>) | undefined;
};

export type OpenTask = {
  readonly scanId: string;
  readonly url: string;
  readonly deadline: number;
  readonly memory: SiteMemory;
  /** Outcomes that are overruled: a page that has one is analyzed all the same, if there is a document. */
  readonly accept: readonly FailureCode[];
  /** Another listed URL of the scan, where there is one. */
  readonly findSibling: () => Promise<string | undefined>;
};

/** Longest wait for what a page's scripts have requested before the page is compared with another one. */
export const answersMs = 10_000;
