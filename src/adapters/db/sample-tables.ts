import type { Generated } from 'kysely';

/** Named by a person, a step of a named process, one of the first of its template, or drawn by lot. */
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
