import type { NamedComponent } from '../components/name-components.ts';
import type { Note } from '../../texts/note.ts';
import type { StoredBox, StoredPicture } from '../../findings/page-picture.ts';
import type { RuleCounts } from '../../findings/rule-counts.ts';

type KnownOccurrence = {
  readonly selector: string;
  readonly html: string;
  readonly message: string;
  readonly fingerprint: string;
  readonly portable: string;
  readonly equalCount: number;
  readonly screenshot: string | null;
  readonly component: string;
  readonly states: string | null;
  readonly box: StoredBox | null;
};

export type KnownGroup = {
  readonly kind: 'failed' | 'needs_review';
  readonly rule: string;
  readonly engine: string;
  readonly total: number;
  readonly occurrences: readonly KnownOccurrence[];
};

/** The scan that analyzed a page's content, and the time. */
export type UnchangedSince = { readonly scanId: string; readonly at: Date };

/** The record of a page by an earlier scan. */
export type KnownPage = {
  /** The scan that owns these rows and files. It may have reused them itself. */
  readonly scanId: string;
  readonly since: UnchangedSince;
  readonly rules: RuleCounts;
  readonly notes: readonly Note[];
  readonly decidedPasses: number;
  readonly groups: readonly KnownGroup[];
  readonly components: readonly NamedComponent[];
  readonly picture: StoredPicture | null;
};
