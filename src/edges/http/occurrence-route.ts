import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { getOccurrence } from '../../records/issues/get-occurrence.ts';
import { getPage } from '../../records/pages/get-page.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import type { Localizable } from './answer-language.ts';
import { catalogFor, findLanguages } from './answer-language.ts';
import type { HttpApp } from './http-app.ts';
import { issueAnswerSchema, occurrenceAnswerSchema, presentIssue, presentOccurrence } from './issue-answers.ts';
import { pageAnswerSchema, presentPageAnswer } from './page-answers.ts';
import { problemSchema } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';
import { shareOfScan } from './shared-reads.ts';

/** One occurrence by its id: what a permalink shows. */
export function addOccurrenceRoute(app: HttpApp, deps: Localizable & { readonly db: Database }): void {
  app.get(
    '/api/scans/:id/occurrences/:occurrence_id',
    {
      config: { scope: 'read', shared: shareOfScan },
      schema: {
        summary: 'Get one occurrence, with its issue and its page.',
        tags: ['issues'],
        params: scanParams.extend({ occurrence_id: z.string() }),
        response: {
          200: z.object({ occurrence: occurrenceAnswerSchema, issue: issueAnswerSchema, page: pageAnswerSchema }),
          404: problemSchema,
          410: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { db } = deps;
      const scan = await getWholeScan(db, request.params.id);
      const reader = { db, catalog: await catalogFor(deps, request, reply) };
      const { texts } = await findLanguages(request, reply);
      const { occurrence, issue } = await getOccurrence(reader, scan.id, request.params.occurrence_id);
      const page = await getPage(db, scan, { id: occurrence.page_id, rules: undefined, texts });
      return {
        occurrence: presentOccurrence(scan.id, occurrence),
        issue: presentIssue(scan.id, issue),
        page: presentPageAnswer(scan.id, page),
      };
    },
  );
}
