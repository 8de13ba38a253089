import type { StoredBox } from './page-picture.ts';

/** A finding's element in stored form. `screenshot`: the name of a file in the scan's folder. */
export type StoredElement = {
  readonly selector: string;
  readonly html: string;
  /** A stored remark: see remark.ts. */
  readonly message: string;
  readonly fingerprint: string;
  /** A fingerprint without page and hosts, equal on a copy of the page at another origin. */
  readonly portable: string;
  /** The number of the page's elements with this failure that look the same, including this one. */
  readonly equalCount: number;
  readonly screenshot: string | null;
  /** The key of its component. */
  readonly component: string;
  /** The key of its pattern. */
  readonly pattern: string;
  /** Stored states: see page-states.ts. */
  readonly states: string | null;
  /** The position in the picture of the page. */
  readonly box?: StoredBox | null;
};

/** The elements of one page that one rule fails, or leaves undecided, in stored form. */
export type StoredGroup = {
  readonly kind: 'failed' | 'needs_review';
  readonly rule: string;
  /** The id of the engine that has the rule. */
  readonly engine: string;
  readonly total: number;
  readonly occurrences: readonly StoredElement[];
};
