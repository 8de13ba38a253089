import { z } from 'zod';
import { asIssue } from '../../texts/issue-text.ts';

/**
 * The area of a crawl around its start: the page alone, its folder, its host (`www.` or not), or every host of its
 * domain.
 */
export const extents = ['page', 'folder', 'host', 'domain'] as const;

const mostPatterns = 50;

/** The pattern itself is validated elsewhere (scans/assert-scope-fits.ts), because compiling it takes a thread. */
const patternSchema = z
  .string()
  .trim()
  .min(1, asIssue('fields.empty'))
  .max(500, asIssue('fields.at_most_characters', { n: 500 }));

const patternsSchema = z
  .array(patternSchema)
  .max(mostPatterns, asIssue('fields.too_many_patterns', { n: mostPatterns }))
  .default([]);

export const crawlScopeSchema = z
  .strictObject({
    extent: z
      .enum(extents)
      .default('host')
      .describe(
        '`page`: the start alone. `folder`: URLs that begin like the start up to its last slash. `host`: the same host and port, with or without `www.`. `domain`: every host of the registrable domain.',
      ),
    include: patternsSchema.describe(
      'Only URLs that match one of these patterns. A path with `*` (no slash) and `**` (anything), such as `/news/**` or `*.html`; or `re:` and a regular expression (RE2) that is searched for in the whole URL. All patterns of `include` and `exclude` together may have 10,000 steps after they are compiled.',
    ),
    exclude: patternsSchema.describe('No URLs that match one of these patterns. Wins over `include`.'),
  })
  .meta({ id: 'CrawlScope' });

export type CrawlScope = z.infer<typeof crawlScopeSchema>;

/** The scope as it is stored and shown. */
export const storedScopeSchema = z
  .object({ extent: z.enum(extents), include: z.array(z.string()), exclude: z.array(z.string()) })
  .meta({ id: 'StoredCrawlScope' });

export const wholeHost: CrawlScope = { extent: 'host', include: [], exclude: [] };
