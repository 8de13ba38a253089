import { z } from 'zod';
import type { PatternThread } from '../../finding-pages/crawl/pattern-thread.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import { listPages, pageStatuses } from '../../records/pages/list-pages.ts';
import { isPageSearch, pageSorts, searchPages } from '../../records/pages/search-pages.ts';
import { pageOutcomeCodes } from '../../visit/page-outcome.ts';
import { assertRulesKnown } from '../../records/scans/assert-rules-known.ts';
import { assertScopeFits } from '../../records/scans/assert-scope-fits.ts';
import { createScan } from '../../records/scans/create-scan.ts';
import { newScanSchema } from '../../records/scans/new-scan.ts';
import { getScan, getWholeScan, listScans } from '../../records/scans/read-scans.ts';
import { presentScan, scanRecordSchema } from '../../records/scans/scan-record.ts';
import { isSearch, searchScans } from '../../records/scans/search-scans.ts';
import { scanStatuses } from '../../records/scans/scan-state.ts';
import { viewportPresetSchema } from '../../records/scans/viewport-presets.ts';
import { fillInLook } from '../../service/settings/read-settings.ts';
import { assertUsable } from '../../finding-pages/sign-ins/assert-usable.ts';
import type { SecretKey } from '../../service/secrets/secret-key.ts';
import { pageInfoOf, parsePageRequest } from '../../paging/paging.ts';
import { callerKey } from './caller-key.ts';
import { callerOf } from './guard-access.ts';
import { findLanguages } from './answer-language.ts';
import type { HttpApp } from './http-app.ts';
import { linkHeader } from './link-header.ts';
import { pageInfoSchema, pagingQuery, restBounds } from './paging-query.ts';
import { pageAnswerSchema, presentPageAnswer } from './page-answers.ts';
import { problemSchema, scanProblems } from './problem-answers.ts';
import { shareOfScan } from './shared-reads.ts';
import { rulesRequested, standardQuery } from './standard-query.ts';

export type ScansDeps = {
  readonly db: Database;
  /** The thread that checks the patterns of lists. */
  readonly patterns: PatternThread;
  readonly catalog: RuleCatalog;
  /** Notifies the worker, if it runs in this process, of new work. */
  readonly wakeWorker: () => void;
  /** The key that opens sign-ins. */
  readonly secretKey?: SecretKey | undefined;
};

export const scanParams = z.object({ id: z.string() });
const tags = ['scans'];

export function addScansRoutes(app: HttpApp, deps: ScansDeps): void {
  addListRoute(app, deps);
  addCreateRoute(app, deps);
  app.get(
    '/api/scans/:id',
    {
      config: { scope: 'read', shared: shareOfScan },
      schema: {
        summary: 'Get a scan.',
        tags,
        params: scanParams,
        response: { 200: scanRecordSchema, 404: problemSchema },
      },
    },
    async (request, reply) => {
      const { texts } = await findLanguages(request, reply);
      return presentScan(await getScan(deps.db, request.params.id), texts);
    },
  );
  addPagesRoute(app, deps);
}

function addListRoute(app: HttpApp, { db }: ScansDeps): void {
  app.get(
    '/api/scans',
    {
      config: { scope: 'read' },
      schema: {
        summary: 'List scans, newest first.',
        description: 'Paging information is in the headers `Link` (RFC 8288) and `X-Total-Count`.',
        tags,
        querystring: z.object({
          tag: z.string().optional(),
          status: z.enum(scanStatuses).optional(),
          target: z.string().optional().describe('Only scans of this URL: a page, a sitemap, or the target of a list.'),
          viewport: viewportPresetSchema.optional(),
          q: z.string().max(200).optional().describe('Only scans whose URL contains all of these words, in any case.'),
          ...pagingQuery,
        }),
        response: { 200: z.array(scanRecordSchema), 400: problemSchema },
      },
    },
    async (request, reply) => {
      const { tag, status, target, viewport, q } = request.query;
      const page = parsePageRequest(request.query, restBounds);
      const search = {
        tag: tag?.replaceAll('\u0000', ''),
        status,
        target: target?.replaceAll('\u0000', ''),
        viewport,
        q: q?.replaceAll('\u0000', ''),
      };
      const { scans, total } = isSearch(search)
        ? await searchScans(db, search, page)
        : await listScans(db, search, page);
      void reply.header('x-total-count', total);
      const link = linkHeader('/api/scans', { tag, status, target, viewport, q }, pageInfoOf(page, total));
      if (link !== '') void reply.header('link', link);
      const { texts } = await findLanguages(request, reply);
      return scans.map((scan) => presentScan(scan, texts));
    },
  );
}

function addCreateRoute(app: HttpApp, deps: ScansDeps): void {
  app.post(
    '/api/scans',
    {
      config: { scope: 'scan' },
      schema: {
        summary: 'Start a scan.',
        description:
          'Responds immediately, and the scan runs in the background. To follow it, use its `Location` or its events.',
        tags,
        body: newScanSchema,
        response: {
          201: scanRecordSchema,
          400: problemSchema,
          409: problemSchema,
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      assertRulesKnown(request.body, { rules: [...deps.catalog.keys()] });
      await assertScopeFits(deps.patterns, request.body, { caller: callerKey(request) });
      await assertUsable(deps.db, request.body.sign_in, deps.secretKey);
      const wanted = await fillInLook(deps.db, request.body);
      const scan = await createScan(deps.db, wanted, { by: callerOf(request) });
      request.log.info({ scan: scan.id }, 'scan created');
      deps.wakeWorker();
      const { texts } = await findLanguages(request, reply);
      return reply.code(201).header('location', `/api/scans/${scan.id}`).send(presentScan(scan, texts));
    },
  );
}

function addPagesRoute(app: HttpApp, { db, catalog }: ScansDeps): void {
  app.get(
    '/api/scans/:id/pages',
    {
      config: { scope: 'read', shared: shareOfScan },
      schema: {
        summary: 'List the pages of a scan with their outcomes.',
        description: 'With `standard`, the counts of each page are those of the rules of the standard.',
        tags,
        params: scanParams,
        querystring: z.object({
          status: z.enum(pageStatuses).optional(),
          outcome: z.enum(pageOutcomeCodes).optional(),
          q: z
            .string()
            .max(200)
            .optional()
            .describe('Only pages whose URL or title contains all of these words, in any case.'),
          sort: z
            .enum(pageSorts)
            .optional()
            .describe(
              'By default in the order in which they were found. `score`: worst first. `-failed`: most failures first.',
            ),
          ...standardQuery,
          ...pagingQuery,
        }),
        response: {
          200: z.object({ pages: z.array(pageAnswerSchema), page: pageInfoSchema }),
          ...scanProblems,
        },
      },
    },
    async (request, reply) => {
      const page = parsePageRequest(request.query, restBounds);
      const scan = await getWholeScan(db, request.params.id);
      const { texts } = await findLanguages(request, reply);
      const { status, outcome, sort } = request.query;
      const search = { sort, q: request.query.q?.replaceAll('\u0000', '') };
      const query = { scan, filter: { status, outcome }, page, rules: rulesRequested(request.query, catalog), texts };
      const { pages, total } = await (isPageSearch(search) ? searchPages(db, query, search) : listPages(db, query));
      return { pages: pages.map((record) => presentPageAnswer(scan.id, record)), page: pageInfoOf(page, total) };
    },
  );
}
