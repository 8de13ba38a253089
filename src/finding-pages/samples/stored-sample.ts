import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { sampleKinds } from './sample-request.ts';
import type { SampleRequest } from './sample-request.ts';

/** How a scan chooses its pages, as its row has it. */
const storedSampleSchema = z.object({
  kind: z.enum(sampleKinds),
  per_template: z.int(),
  /** Null: nothing is drawn by lot. */
  seed: z.int().nullable(),
  pages: z.array(z.string()),
  processes: z.array(z.array(z.string())),
  /** Pages that the scan knows: rows of `known_urls`. */
  known_pages: z.int(),
  /** Null until the sample is drawn. */
  templates: z.int().nullable(),
  /** The most pages of the scan. Null until it is known. */
  most: z.int().nullable(),
  /** The limit of pages left out pages that belong to it. */
  limited: z.boolean(),
  /** Its pages are those of another scan: none is added. */
  repeated: z.boolean(),
});

export type StoredSample = z.infer<typeof storedSampleSchema>;

const seedLimit = 2_147_483_647;

/** Undefined for a request of all pages. */
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

/** Which pages are drawn must not be foreseeable, so that no one can prepare them. */
export function newSeed(): number {
  return randomInt(seedLimit);
}

/** Of a scan's row, or of a change of it. Undefined: the scan has no sample. */
export function readStoredSample({ sample }: { readonly sample: unknown }): StoredSample | undefined {
  return storedSampleSchema.nullable().parse(sample ?? null) ?? undefined;
}

/** What was asked for, to ask for it again. */
export function requestAgain({ kind, per_template, seed, pages, processes }: StoredSample): SampleRequest {
  const named = {
    ...(seed !== null && { seed }),
    ...(pages.length > 0 && { pages }),
    ...(processes.length > 0 && { processes }),
  };
  return { kind, per_template, ...named };
}
