import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { sampleKinds } from './sample-request.ts';
import type { SampleRequest } from './sample-request.ts';

/** The rules for choosing pages, as stored in the scan's row. */
const storedSampleSchema = z.object({
  kind: z.enum(sampleKinds),
  per_template: z.int(),
  /** Null if no random pages are drawn. */
  seed: z.int().nullable(),
  pages: z.array(z.string()),
  processes: z.array(z.array(z.string())),
  /** The number of pages that the scan knows: rows of `known_urls`. */
  known_pages: z.int(),
  /** Null until the sample is drawn. */
  templates: z.int().nullable(),
  /** The page limit of the scan. Null until it is known. */
  most: z.int().nullable(),
  /** The page limit excluded pages that belong to the sample. */
  limited: z.boolean(),
  /** The pages are those of another scan, so none is added. */
  repeated: z.boolean(),
});

export type StoredSample = z.infer<typeof storedSampleSchema>;

const seedLimit = 2_147_483_647;

/** Returns undefined if the request is for all pages. */
export function storeSample(request: SampleRequest | undefined): StoredSample | undefined {
  if (request === undefined || request.kind === 'all') return undefined;
  const { kind, per_template = 1, seed, pages = [], processes = [] } = request;
  return {
    kind,
    per_template,
    seed: kind === 'wcag_em' ? (seed ?? newSeed()) : null,
    pages,
    processes,
    known_pages: 0,
    templates: null,
    most: null,
    limited: false,
    repeated: false,
  };
}

/** The draw must be unpredictable, so that no one can prepare the pages. */
export function newSeed(): number {
  return randomInt(seedLimit);
}

/** Reads the sample from a scan's row, or from a change of it. Returns undefined if the scan has no sample. */
export function readStoredSample({ sample }: { readonly sample: unknown }): StoredSample | undefined {
  return storedSampleSchema.nullable().parse(sample ?? null) ?? undefined;
}

/** Returns the original request, to repeat it. */
export function requestAgain({ kind, per_template, seed, pages, processes }: StoredSample): SampleRequest {
  const named = {
    ...(seed !== null && { seed }),
    ...(pages.length > 0 && { pages }),
    ...(processes.length > 0 && { processes }),
  };
  return { kind, per_template, ...named };
}
