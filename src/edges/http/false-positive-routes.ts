import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import { getScan, getWholeScan } from '../../records/scans/read-scans.ts';
import { isUuid } from '../../ids/ids.ts';
import { parsePageRequest } from '../../paging/paging.ts';
import type { TriageDeps } from '../../records/triage/carry-out-mark.ts';
import { markFalsePositives, markNotFound, removeMark } from '../../records/triage/mark-false-positives.ts';
import { listMarks, markSchema } from '../../records/triage/mark-record.ts';
import { newMarkSchema } from '../../records/triage/new-mark.ts';
import { verdicts } from '../../findings/verdicts.ts';
import { callerOf } from './guard-access.ts';
import type { HttpApp } from './http-app.ts';
import { pageInfoSchema, pagingQuery, restBounds } from './paging-query.ts';
import { problemSchema, scanProblems } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';

const tags = ['false positives'];
const unknownRule = { severity: 'minor', bestPractice: false } as const;

/** `GET|POST /api/scans/{id}/false-positives`, `DELETE /api/scans/{id}/false-positives/{mark_id}`. */
export function addFalsePositiveRoutes(
  app: HttpApp,
  { db, catalog, wakeJobs }: { readonly db: Database; readonly catalog: RuleCatalog; readonly wakeJobs: () => void },
): void {
  const deps = { db, ruleInfo: (rule: string) => catalog.get(rule) ?? unknownRule };
  addListRoute(app, db);
  addMarkRoute(app, { deps, wakeJobs });
  addRemoveRoute(app, { deps, wakeJobs });
}

type Changing = { readonly deps: TriageDeps; readonly wakeJobs: () => void };

function addListRoute(app: HttpApp, db: Database): void {
  app.get(
    '/api/scans/:id/false-positives',
    {
      config: { scope: 'read' },
      schema: {
        summary: 'List the marks on findings of this scan, newest first: false positives and other verdicts.',
        tags,
        params: scanParams,
        querystring: z.object({
          component: z.string().max(100).optional().describe('Only marks of the component with this key.'),
          verdict: z.enum(verdicts).optional(),
          ...pagingQuery,
        }),
        response: {
          200: z.object({ false_positives: z.array(markSchema), page: pageInfoSchema }),
          ...scanProblems,
        },
      },
    },
    async (request) => {
      const page = parsePageRequest(request.query, restBounds);
      const { component, verdict } = request.query;
      const listed = await listMarks(db, await getWholeScan(db, request.params.id), { ...page, component, verdict });
      return { ...listed, false_positives: [...listed.false_positives] };
    },
  );
}

function addMarkRoute(app: HttpApp, { deps, wakeJobs }: Changing): void {
  app.post(
    '/api/scans/:id/false-positives',
    {
      config: { scope: 'scan' },
      schema: {
        summary: 'Mark findings with a verdict: false positive, accepted, fixed, or confirmed.',
        description:
          'Only false positives leave counts, score and totals; they are not deleted. Findings with another verdict stay in these counts, and also have counts of their own. The mark applies to this scan, to scans of the same target that have not ended, and to all later scans, until it ends or you remove it. A mark on the same with another verdict replaces it. Other scans that have ended do not change. The response arrives when the mark is durable. A mark that covers some hundred occurrences is `applied` by then. For a larger one the response has `state: "applying"`, and a job updates counts and score. List the marks to see its progress.',
        tags,
        params: scanParams,
        body: newMarkSchema,
        response: {
          201: markSchema,
          400: problemSchema,
          404: problemSchema,
          409: problemSchema,
          410: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const mark = await markFalsePositives({ ...deps, by: callerOf(request) }, request.params.id, request.body);
      wakeJobs();
      return reply
        .code(201)
        .header('location', `/api/scans/${request.params.id}/false-positives/${mark.id}`)
        .send(mark);
    },
  );
}

function addRemoveRoute(app: HttpApp, { deps, wakeJobs }: Changing): void {
  app.delete(
    '/api/scans/:id/false-positives/:mark_id',
    {
      config: { scope: 'scan' },
      schema: {
        summary: 'Remove a mark from every scan that it covers.',
        description:
          '204: the mark is removed and every count is right. 202: the mark covers many occurrences; it no longer applies to new pages, and a job updates counts and score. Until then the mark is listed with `state: "removing"`.',
        tags,
        params: scanParams.extend({ mark_id: z.string() }),
        response: { 202: markSchema, 204: z.null().describe('Removed.'), 404: problemSchema },
      },
    },
    async (request, reply) => {
      const scan = await getScan(deps.db, request.params.id);
      if (!isUuid(request.params.mark_id)) throw markNotFound();
      const left = await removeMark({ ...deps, by: callerOf(request) }, scan, request.params.mark_id);
      wakeJobs();
      return left === undefined ? reply.code(204).send(null) : reply.code(202).send(left);
    },
  );
}
