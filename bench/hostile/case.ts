import { z } from 'zod';

const oneOrMany = z.union([z.number(), z.array(z.number())]).nullable();

const caseSchema = z.object({
  group: z.string(),
  id: z.string(),
  url: z.string(),
  title: z.string(),
  sitemap: z.boolean().default(false),
  expect: z.object({
    /** Each of them is right: `ok`, `ok_truncated` (with a note on what is missing), `failed`. */
    outcome: z.array(z.enum(['ok', 'ok_truncated', 'failed'])),
    /** Reasons of a failure, in the corpus's words; each of them is right. Empty or undefined: any. */
    codes: z.array(z.string()).default([]),
    /** Images without alternative text; null: the corpus does not say. */
    imageAlt: z.number().nullable().default(null),
    /** Pages that a sitemap lists: exactly, or from and to. */
    urls: oneOrMany.default(null),
    expectUrls: z.array(z.string()).default([]),
    /** What must be in no answer of the service. */
    secretPattern: z.string().optional(),
    /** The page's own text is hostile: it is shown as it is. */
    mustRoundTrip: z.boolean().default(false),
    partial: z.object({ ok: z.number() }).optional(),
  }),
});

export type HostileCase = z.infer<typeof caseSchema>;

const corpusSchema = z.object({ base: z.string(), canary: z.string(), secret: z.string(), cases: z.array(caseSchema) });

export type HostileCorpus = z.infer<typeof corpusSchema>;

/** The list that the corpus's server keeps of its cases. */
export async function readCorpus(origin: string): Promise<HostileCorpus> {
  const response = await fetch(`${origin}/__cases.json`);
  return corpusSchema.parse(await response.json());
}

export function nameOf({ group, id }: HostileCase): string {
  return `${group}/${id}`;
}
