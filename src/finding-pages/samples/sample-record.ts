import { z } from 'zod';
import { sampleKinds } from './sample-request.ts';
import { readStoredSample } from './stored-sample.ts';

const count = z.int().min(0);

export const sampleRecordSchema = z
  .object({
    kind: z.enum(sampleKinds),
    per_template: z.int().describe('Pages of each template.'),
    seed: z.int().nullable().describe('The seed of the random draw. null: no pages are drawn at random.'),
    known_pages: count.describe('Pages that the sample is drawn from.'),
    templates: count.nullable().describe('Templates of these pages. null until the sample is drawn.'),
    limited: z.boolean().describe('true: the page limit left out pages that belong to the sample.'),
    repeated: z.boolean().describe('true: the pages are those of the scan that this one repeats.'),
  })
  .meta({ id: 'ScanSample' });

export type SampleRecord = z.infer<typeof sampleRecordSchema>;

export function presentSample(row: { readonly sample: unknown }): SampleRecord | null {
  const stored = readStoredSample(row);
  if (stored === undefined) return null;
  const { kind, per_template, seed, known_pages, templates, limited, repeated } = stored;
  return { kind, per_template, seed, known_pages, templates, limited, repeated };
}
