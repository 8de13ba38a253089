import { z } from 'zod';
import type { ComparisonReader } from '../../reading/comparison/comparison-reader.ts';
import { comparisonSchema } from '../../reading/comparison/comparison-record.ts';
import type { ComparedScans } from '../../reading/comparison/compared-scans.ts';
import { listedChanges } from '../../reading/comparison/finding-change.ts';
import { changeFields, listChanges } from '../../reading/comparison/list-changes.ts';
import { getBase } from '../../reading/comparison/find-base.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { presentComparison } from '../../reading/comparison/present-comparison.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import { pageInfoOf, parsePageRequest } from '../../paging/paging.ts';
import type { HttpApp } from './http-app.ts';
import type { Localizable } from './answer-language.ts';
import { catalogFor } from './answer-language.ts';
import { occurrenceAnswerSchema, presentOccurrence } from './issue-answers.ts';
import { pageInfoSchema, pagingQuery, restBounds } from './paging-query.ts';
import { scanProblems } from './problem-answers.ts';
import { getOrigins, mapOriginQuery } from './map-origin-query.ts';
import { scanParams } from './scans-routes.ts';
import { rulesRequested, standardQuery } from './standard-query.ts';

const mapOrigin = mapOriginQuery(
  'Compares scans of one site at two origins; without `base`, with the latest earlier scan at TO.',
);

type ComparisonDeps = Localizable & { readonly db: Database; readonly comparisons: ComparisonReader };

const comparedQuery = {
  base: z.string().optional().describe('Id of a scan of the same target.'),
  map_origin: mapOrigin,
  ...standardQuery,
  ...pagingQuery,
};
const whichBase =
  'Without `base`, the scan is compared with the scan that it repeats, or else with the latest earlier scan of the same target, type and viewport.';

/** `GET /api/scans/{id}/comparison` and `GET /api/scans/{id}/comparison/occurrences`. */
export function addComparisonRoutes(app: HttpApp, deps: ComparisonDeps): void {
  const { comparisons, db } = deps;
  app.get(
    '/api/scans/:id/comparison',
    {
      config: { scope: 'read' },
      schema: {
        summary: 'Compare a scan with another scan of the same target: what is new, fixed, changed and unchanged.',
        description: whichBase,
        tags: ['issues'],
        params: scanParams,
        querystring: z.object(comparedQuery),
        response: {
          200: comparisonSchema.extend({ page: pageInfoSchema }).meta({ id: 'ComparisonPage' }),
          ...scanProblems,
        },
      },
    },
    async (request, reply) => {
      const page = parsePageRequest(request.query, restBounds);
      const rules = rulesRequested(request.query, deps.catalog);
      const scans = await getCompared(db, request.params.id, request.query);
      const catalog = await catalogFor(deps, request, reply);
      const comparison = presentComparison(await comparisons.compare(db, scans), scans, { catalog, rules });
      const { issues } = comparison;
      return {
        ...comparison,
        issues: issues.slice(page.offset, page.offset + page.limit),
        page: pageInfoOf(page, issues.length),
      };
    },
  );
  addChangedOccurrencesRoute(app, deps);
}

function addChangedOccurrencesRoute(app: HttpApp, deps: ComparisonDeps): void {
  const { comparisons, db } = deps;
  app.get(
    '/api/scans/:id/comparison/occurrences',
    {
      config: { scope: 'read' },
      schema: {
        summary: 'List the occurrences behind the numbers of a comparison, page by page.',
        description: `${whichBase} Occurrences that were counted but not stored are not listed.`,
        tags: ['issues'],
        params: scanParams,
        querystring: z.object({
          ...comparedQuery,
          change: z.enum(listedChanges).optional(),
          kind: z.enum(['failed', 'needs_review']).optional(),
          key: z.string().max(200).optional().describe('The key of an issue.'),
          page_url: z.string().max(2_048).optional().describe('The URL of a page, as the scan that has it lists it.'),
        }),
        response: {
          200: z.object({ occurrences: z.array(changedOccurrenceSchema), page: pageInfoSchema }),
          ...scanProblems,
        },
      },
    },
    async (request, reply) => {
      const page = parsePageRequest(request.query, restBounds);
      const { change, kind, key, page_url: pageUrl } = request.query;
      const filter = { change, kind, key, pageUrl, rules: rulesRequested(request.query, deps.catalog) };
      const scans = await getCompared(db, request.params.id, request.query);
      const reader = { db, catalog: await catalogFor(deps, request, reply) };
      const located = await comparisons.locate(db, scans);
      const listed = await listChanges(reader, { scans, located, filter, page });
      return {
        ...listed,
        occurrences: listed.occurrences.map((one) => presentOccurrence(one.scan_id, one)),
      };
    },
  );
}

const changedOccurrenceSchema = occurrenceAnswerSchema.extend(changeFields).meta({ id: 'ChangedOccurrence' });

type ComparedQuery = { readonly base?: string | undefined; readonly map_origin?: z.infer<typeof mapOrigin> };

async function getCompared(db: Database, id: string, query: ComparedQuery): Promise<ComparedScans> {
  const here = await getWholeScan(db, id);
  const origins = getOrigins(query.map_origin);
  return { here, origins, base: await getBase(db, here, { id: query.base, origins }) };
}
