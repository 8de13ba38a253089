import type { ColumnType, Generated } from 'kysely';
import type { HeldVerdict } from '../shared/verdicts.ts';

/** A finding's element on a page. */
export type OccurrencesTable = {
  id: string;
  scan_id: string;
  group_id: number;
  page_id: number;
  ordinal: number;
  fingerprint: string;
  /** Version 1. Null if nothing of the target has a fingerprint of version 1. */
  earlier_fingerprint: string | null;
  /** Without page and hosts. Null if a version of the service stored the page that did not know them. */
  portable_fingerprint: string | null;
  /** How many elements of the page look the same, including this one. Null for version 1. */
  equal_count: number | null;
  selector: string;
  /** Either the markup or its key in `occurrence_texts`: see shared/occurrence-texts.ts. */
  html: string | null;
  html_key: string | null;
  message_key: string;
  screenshot: string | null;
  /** Where it is in the picture of its page: see shared/page-picture.ts. */
  box: ColumnType<unknown, string | null | undefined, string | null>;
  /** Where it was found, separated by spaces. Null: in the default state alone. */
  states: string | null;
  false_positive: Generated<boolean>;
  /** Null also where `false_positive` holds. */
  verdict: HeldVerdict | null;
  /** It was marked as fixed, and this scan was the next one that looked. */
  came_back: Generated<boolean>;
  /** Null if a version of the service stored the page that did not know components. */
  component_id: number | null;
};

/** Messages and long markup of a scan's occurrences, each once. They stay as long as the scan's data, also when an occurrence is removed. */
export type OccurrenceTextsTable = {
  scan_id: string;
  key: string;
  text: string;
};
