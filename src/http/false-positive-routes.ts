import { z } from 'zod';
import type { Database } from '../db/schema.ts';
import type { RuleCatalogue } from '../engines/rule-catalogue.ts';
import { getScan } from '../scans/read-scans.ts';
import { isUuid } from '../shared/ids.ts';
import { parsePageRequest } from '../shared/paging.ts';
import { markFalsePositives, markNotFound, takeBackMark } from '../triage/mark-false-positives.ts';
import { listMarks, markSchema } from '../triage/mark-record.ts';
import { newMarkSchema } from '../triage/new-mark.ts';
import type { HttpApp } from './http-app.ts';
import { pageInfoSchema, pagingQuery, restBounds } from './paging-query.ts';
import { problemSchema } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';

const tags = ['false positives'];
const unknownRule = { severity: 'minor', bestPractice: false } as const;

/** `GET|POST /api/scans/{id}/false-positives`, `DELETE /api/scans/{id}/false-positives/{mark_id}`. */
export function addFalsePositiveRoutes(
  app: HttpApp,
  { db, catalogue }: { readonly db: Database; readonly catalogue: RuleCatalogue },
): void {
  const deps = { db, ruleInfo: (rule: string) => catalogue.get(rule) ?? unknownRule };
  app.get(
    '/api/scans/:id/false-positives',
    {
      schema: {
        summary: 'The marks that cover this scan, newest first.',
        tags,
        params: scanParams,
        querystring: z.object(pagingQuery),
        response: {
          200: z.object({ false_positives: z.array(markSchema), page: pageInfoSchema }),
          400: problemSchema,
          404: problemSchema,
        },
      },
    },
    async (request) => {
      const page = parsePageRequest(request.query, restBounds);
      const listed = await listMarks(db, await getScan(db, request.params.id), page);
      return { ...listed, false_positives: [...listed.false_positives] };
    },
  );
  app.post(
    '/api/scans/:id/false-positives',
    {
      schema: {
        summary: 'Mark findings as wrong: they leave counts, score and totals, and are never deleted.',
        description:
          'Holds for this scan, for scans of the same target that have not ended, and for all later ones, until it is taken back. Other ended scans stay as they are.',
        tags,
        params: scanParams,
        body: newMarkSchema,
        response: {
          201: markSchema,
          400: problemSchema,
          404: problemSchema,
          409: problemSchema,
          413: problemSchema,
          415: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const mark = await markFalsePositives(deps, request.params.id, request.body);
      return reply
        .code(201)
        .header('location', `/api/scans/${request.params.id}/false-positives/${mark.id}`)
        .send(mark);
    },
  );
  addTakeBackRoute(app, deps);
}

function addTakeBackRoute(app: HttpApp, deps: Parameters<typeof takeBackMark>[0]): void {
  app.delete(
    '/api/scans/:id/false-positives/:mark_id',
    {
      schema: {
        summary: 'Take a mark back, on every scan that it covers.',
        tags,
        params: scanParams.extend({ mark_id: z.string() }),
        response: { 204: z.null(), 404: problemSchema },
      },
    },
    async (request, reply) => {
      const scan = await getScan(deps.db, request.params.id);
      if (!isUuid(request.params.mark_id)) throw markNotFound();
      await takeBackMark(deps, scan, request.params.mark_id);
      return reply.code(204).send(null);
    },
  );
}
