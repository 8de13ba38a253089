import type { Generated } from 'kysely';

/**
 * The reason for a page in the sample: named by a person, a step of a named process, one of the first pages of its
 * template, or a random choice.
 */
export type SampleRole = 'named' | 'process' | 'template' | 'random';

/** Every page that a sampled scan knows. */
export type KnownUrlsTable = {
  scan_id: string;
  ordinal: number;
  url: string;
  fetch_url: string | null;
  depth: number;
  template: string;
  left_out: Generated<boolean>;
};
