import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PageServer } from '../lib/serve-pages.ts';
import { servePages } from '../lib/serve-pages.ts';

const caseSchema = z.object({
  ruleId: z.string(),
  ruleName: z.string(),
  testcaseId: z.string(),
  expected: z.enum(['passed', 'failed', 'inapplicable']),
  /** From the root of the host on which the corpus is served. */
  path: z.string(),
  /** The criteria that a page fails with the ACT rule. Missing in older manifests. */
  wcag: z.array(z.string()).optional(),
});
const manifestSchema = z.object({ source: z.string(), commit: z.string(), testcases: z.array(caseSchema) });

/** A test case of one of the W3C's ACT rules. */
export type ActCase = z.infer<typeof caseSchema>;
export type ActCorpus = z.infer<typeof manifestSchema>;

export function readCorpus(folder: string): ActCorpus {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
}

/** Serves the pages of the corpus at the paths by which they refer to each other, and a sitemap of these cases. */
export function serveCorpus(folder: string, cases: readonly ActCase[]): Promise<PageServer> {
  return servePages(
    join(folder, 'site'),
    cases.map(({ path }) => path),
  );
}
