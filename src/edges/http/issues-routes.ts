import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { getIssueDetails, issueDetailsSchema } from '../../records/issues/get-issue-details.ts';
import { listIssues, totalsSchema } from '../../records/issues/list-issues.ts';
import { streamIssues } from '../../records/issues/stream-issues.ts';
import { findPageNumber } from '../../records/pages/get-page.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import { issueAnswerSchema, occurrenceAnswerSchema, presentIssue, presentOccurrence } from './issue-answers.ts';
import { parsePageRequest } from '../../paging/paging.ts';
import { Refused } from '../../texts/refused.ts';
import { severities } from '../../findings/severity.ts';
import type { HttpApp } from './http-app.ts';
import type { Localizable } from './answer-language.ts';
import { catalogFor } from './answer-language.ts';
import { issueQuery, kindSchema, pageIdSchema } from './issue-query.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { pageInfoSchema, pagingQuery, restBounds } from './paging-query.ts';
import { problemSchema, scanProblems } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';
import { shareOfFindings, shareOfScan } from './shared-reads.ts';
import { rulesRequested, standardQuery } from './standard-query.ts';

const tags = ['issues'];
/** Each list reads every occurrence of a scan. */
const legacyListsAtOnce = 4;

type IssuesDeps = Localizable & { readonly db: Database };

export function addIssuesRoutes(app: HttpApp, deps: IssuesDeps): void {
  addChunksRoute(app, deps);
  addDetailsRoute(app, deps);
  app.get(
    '/api/scans/:id/issues',
    {
      config: { scope: 'read' },
      onRequest: limitConcurrency(legacyListsAtOnce),
      schema: {
        summary: 'Legacy: list every failed issue with all its occurrences. The response is streamed.',
        description: 'For large scans, use `issues/chunks` and `issues/details` instead.',
        tags,
        params: scanParams,
        response: {
          200: z.array(
            issueAnswerSchema
              .extend({ occurrences: z.array(occurrenceAnswerSchema) })
              .meta({ id: 'IssueWithOccurrences' }),
          ),
          404: problemSchema,
          410: problemSchema,
          503: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { db } = deps;
      const scan = await getWholeScan(db, request.params.id);
      const reader = { db, catalog: await catalogFor(deps, request, reply) };
      // A response to HEAD has no body, so nothing is read for it.
      const body =
        request.method === 'HEAD'
          ? ''
          : Readable.from(streamIssues(reader, scan, (one) => presentOccurrence(scan.id, one)));
      void reply.header('content-type', 'application/json; charset=utf-8');
      // Fastify types the response by its schema, but this one is streamed as text.
      return reply.send(body as never);
    },
  );
}

function addChunksRoute(app: HttpApp, deps: IssuesDeps): void {
  app.get(
    '/api/scans/:id/issues/chunks',
    {
      config: { scope: 'read', shared: shareOfScan },
      schema: {
        summary: 'List issue groups, worst first, with the totals of the scan.',
        tags,
        params: scanParams,
        querystring: z.object({
          kind: kindSchema.optional(),
          severity: z.enum(severities).optional(),
          q: z
            .string()
            .max(200)
            .optional()
            .describe('Only issues with these words in the rule, title, description or criteria.'),
          page_id: pageIdSchema,
          ...standardQuery,
          ...pagingQuery,
        }),
        response: {
          200: z.object({ issues: z.array(issueAnswerSchema), totals: totalsSchema, page: pageInfoSchema }),
          ...scanProblems,
        },
      },
    },
    async (request, reply) => {
      const page = parsePageRequest(request.query, restBounds);
      const { db } = deps;
      const scan = await getWholeScan(db, request.params.id);
      const { kind, severity, q: text, page_id: of } = request.query;
      const pageId = await findPageNumber(db, scan, of);
      const filter = { kind, severity, text, pageId, rules: rulesRequested(request.query, deps.catalog) };
      const reader = { db, catalog: await catalogFor(deps, request, reply) };
      const listed = await listIssues(reader, scan, { filter, page });
      return { ...listed, issues: listed.issues.map((card) => presentIssue(scan.id, card)) };
    },
  );
}

function addDetailsRoute(app: HttpApp, deps: IssuesDeps): void {
  app.get(
    '/api/scans/:id/issues/details',
    {
      config: { scope: 'read', shared: shareOfFindings },
      schema: {
        summary: 'Get one issue group: why it matters, how to fix it, and its occurrences.',
        tags,
        params: scanParams,
        querystring: z.object({
          ...issueQuery,
          pattern: z.string().max(100).optional().describe('Only the findings of this pattern. The counts stay.'),
          ...standardQuery,
        }),
        response: {
          200: z.object({
            issue: issueAnswerSchema,
            details: issueDetailsSchema,
            occurrences: z.array(occurrenceAnswerSchema),
            page: pageInfoSchema,
          }),
          ...scanProblems,
        },
      },
    },
    async (request, reply) => {
      const page = parsePageRequest(request.query, restBounds);
      const { db } = deps;
      const scan = await getWholeScan(db, request.params.id);
      const { kind, key, page_id: of, component, pattern } = request.query;
      const rules = rulesRequested(request.query, deps.catalog);
      if (rules?.has(key) === false) throw new Refused({ code: 'issue_not_found' });
      const pageId = await findPageNumber(db, scan, of);
      const name = { scanId: scan.id, kind, key, scope: { pageId, component }, pattern };
      const reader = { db, catalog: await catalogFor(deps, request, reply) };
      const found = await getIssueDetails(reader, name, page);
      return {
        ...found,
        issue: presentIssue(scan.id, found.issue),
        occurrences: found.occurrences.map((one) => presentOccurrence(scan.id, one)),
      };
    },
  );
}
