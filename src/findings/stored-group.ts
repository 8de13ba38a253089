import type { StoredBox } from './page-picture.ts';

/** A finding's element in stored form. */
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
  /** The key of its component. */
  readonly component: string;
  /** The key of its pattern. */
  readonly pattern: string;
  /** Stored states: see page-states.ts. */
  readonly states: string | null;
  /** A stored path: see opened-path.ts. */
  readonly path: string | null;
  /** The name of its picture: see nameCrop. */
  readonly screenshot: string | null;
  readonly box: StoredBox;
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
