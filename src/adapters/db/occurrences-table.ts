import type { ColumnType, Generated } from 'kysely';
import type { HeldVerdict } from '../../findings/verdicts.ts';

/** A finding's element on a page. */
export type OccurrencesTable = {
  id: string;
  scan_id: string;
  group_id: number;
  page_id: number;
  ordinal: number;
  fingerprint: string;
  /** Without page and hosts. */
  portable_fingerprint: string;
  /** How many elements of the page look the same, including this one. */
  equal_count: number;
  selector: string;
  /** Either the markup or its key in `occurrence_texts`: see src/findings/occurrence-texts.ts. */
  html: string | null;
  html_key: string | null;
  message_key: string;
  screenshot: string | null;
  /** Where it is in the picture of its page: see src/findings/page-picture.ts. */
  box: ColumnType<unknown, string | null | undefined, string | null>;
  /** Where it was found, separated by spaces. Null: in the default state alone. */
  states: string | null;
  false_positive: Generated<boolean>;
  /** Null also where `false_positive` holds. */
  verdict: HeldVerdict | null;
  /** It was marked as fixed, and this scan was the next one that looked. */
  came_back: Generated<boolean>;
  component_id: number;
};

/** Messages and long markup of a scan's occurrences, each once. They stay as long as the scan's data, also when an occurrence is removed. */
export type OccurrenceTextsTable = {
  scan_id: string;
  key: string;
  text: string;
};
