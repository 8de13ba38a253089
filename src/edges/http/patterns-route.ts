import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { listPatterns, patternSchema } from '../../records/issues/list-patterns.ts';
import { findPageNumber } from '../../records/pages/get-page.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import { parsePageRequest } from '../../paging/paging.ts';
import type { Localizable } from './answer-language.ts';
import { catalogFor } from './answer-language.ts';
import type { HttpApp } from './http-app.ts';
import { occurrenceAnswerSchema, presentOccurrence } from './issue-answers.ts';
import { issueQuery } from './issue-query.ts';
import { pageInfoSchema, restBounds } from './paging-query.ts';
import { scanProblems } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';
import { shareOfFindings } from './shared-reads.ts';

const patternAnswerSchema = patternSchema.extend({ sample: occurrenceAnswerSchema }).meta({ id: 'Pattern' });

/** The patterns of one issue: what is shown once instead of as a list of occurrences. */
export function addPatternsRoute(app: HttpApp, deps: Localizable & { readonly db: Database }): void {
  app.get(
    '/api/scans/:id/issues/patterns',
    {
      config: { scope: 'read', shared: shareOfFindings },
      schema: {
        summary: 'List the patterns of one issue group, largest first.',
        description:
          'A pattern is all occurrences of the issue with the same component, tag and measured facts. Facts that only identify one element (file name, text, id, address) do not split it. Occurrences that were not stored are in no pattern.',
        tags: ['issues'],
        params: scanParams,
        querystring: z.object(issueQuery),
        response: {
          200: z.object({ patterns: z.array(patternAnswerSchema), page: pageInfoSchema }),
          ...scanProblems,
        },
      },
    },
    async (request, reply) => {
      const page = parsePageRequest(request.query, restBounds);
      const { db } = deps;
      const scan = await getWholeScan(db, request.params.id);
      const { kind, key, page_id: of, component } = request.query;
      const pageId = await findPageNumber(db, scan, of);
      const reader = { db, catalog: await catalogFor(deps, request, reply) };
      const listed = await listPatterns(reader, { scanId: scan.id, kind, key, scope: { pageId, component } }, page);
      return {
        ...listed,
        patterns: listed.patterns.map(({ sample, ...pattern }) => ({
          ...pattern,
          sample: presentOccurrence(scan.id, sample),
        })),
      };
    },
  );
}
