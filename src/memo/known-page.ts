import { z } from 'zod';

const ruleCountsSchema = z.record(z.string(), z.tuple([z.int(), z.int(), z.int()]).nullable());
const notesSchema = z.array(z.object({ code: z.string(), message: z.string(), count: z.int() }));

type KnownOccurrence = {
  readonly selector: string;
  readonly html: string;
  readonly message: string;
  readonly fingerprint: string;
  readonly earlierFingerprint: string | null;
  readonly portable: string;
  readonly equalCount: number;
  readonly screenshot: string | null;
};

export type KnownGroup = {
  readonly kind: 'failed' | 'needs_review';
  readonly rule: string;
  readonly engine: string;
  readonly total: number;
  readonly occurrences: readonly KnownOccurrence[];
};

/** The scan that analyzed a page's content, and when. */
export type UnchangedSince = { readonly scanId: string; readonly at: Date };

/** What an earlier scan recorded of a page. */
export type KnownPage = {
  /** The scan whose rows and files these are. It may have taken them over itself. */
  readonly scanId: string;
  readonly since: UnchangedSince;
  readonly rules: z.infer<typeof ruleCountsSchema>;
  readonly notes: z.infer<typeof notesSchema>;
  readonly decidedPasses: number;
  readonly groups: readonly KnownGroup[];
};

export const storedRules = ruleCountsSchema;
export const storedNotes = notesSchema;
