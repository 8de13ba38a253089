import type { ColumnType, Generated } from 'kysely';
import type { MaybeInstant } from './instant.ts';
import type { HeldVerdict } from '../../findings/verdicts.ts';

/** An element on a page that has a finding. */
export type OccurrencesTable = {
  id: string;
  scan_id: string;
  group_id: number;
  page_id: number;
  ordinal: number;
  fingerprint: string;
  /** A fingerprint that ignores the page and the hosts. */
  portable_fingerprint: string;
  /** The number of elements on the page that look like this one, including this one. */
  equal_count: number;
  selector: string;
  /** Either the markup, or its key in `occurrence_texts`: see src/findings/occurrence-texts.ts. */
  html: string | null;
  html_key: string | null;
  message_key: string;
  screenshot: string | null;
  /** A `StoredBox`: see src/findings/page-picture.ts. */
  box: ColumnType<unknown, string, string>;
  /** The states in which it was found, separated by spaces. Null if it was found only in the default state. */
  states: string | null;
  /** A stored path: see src/findings/opened-path.ts. */
  path: string | null;
  false_positive: Generated<boolean>;
  /** Null also if `false_positive` is true. */
  verdict: HeldVerdict | null;
  /** It was marked as fixed, but this scan, the next one that checked it, found it again. */
  came_back: Generated<boolean>;
  component_id: number;
  /** The key of its pattern. */
  pattern: string;
  /** The earlier scan since which it is there, and when that scan was created. Null: since this scan. */
  first_seen_scan: string | null;
  first_seen_at: MaybeInstant;
};

/** Occurrences of a group that one change probably fixes. Counts exclude false positives, except `stored_count`. */
export type PatternsTable = {
  scan_id: string;
  group_id: number;
  component_id: number;
  key: string;
  stored_count: number;
  occurrence_count: number;
  page_count: number;
};

/**
 * The messages and long markup of a scan's occurrences, each stored once. They remain as long as the scan's data, even
 * when an occurrence is removed.
 */
export type OccurrenceTextsTable = {
  scan_id: string;
  key: string;
  text: string;
};
