import { z } from 'zod';
import type { ComparisonReader } from '../../reading/comparison/comparison-reader.ts';
import { comparisonSchema } from '../../reading/comparison/comparison-record.ts';
import { getBase } from '../../reading/comparison/find-base.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { presentComparison } from '../../reading/comparison/present-comparison.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import { pageInfoOf, parsePageRequest } from '../../paging/paging.ts';
import type { HttpApp } from './http-app.ts';
import type { Localizable } from './answer-language.ts';
import { catalogFor } from './answer-language.ts';
import { pageInfoSchema, pagingQuery, restBounds } from './paging-query.ts';
import { problemSchema } from './problem-answers.ts';
import { getOrigins, mapOriginQuery } from './map-origin-query.ts';
import { scanParams } from './scans-routes.ts';
import { rulesRequested, standardQuery } from './standard-query.ts';

const mapOrigin = mapOriginQuery(
  'Compares scans of one site at two origins; without `base`, with the latest earlier scan at TO.',
);

type ComparisonDeps = Localizable & { readonly db: Database; readonly comparisons: ComparisonReader };

/** `GET /api/scans/{id}/comparison?base=&map_origin=`. */
export function addComparisonRoute(app: HttpApp, deps: ComparisonDeps): void {
  const { comparisons } = deps;
  app.get(
    '/api/scans/:id/comparison',
    {
      config: { scope: 'read' },
      schema: {
        summary: 'Compare a scan with another scan of the same target: what is new, fixed, changed and unchanged.',
        description:
          'Without `base`, the scan is compared with the scan that it repeats, or else with the latest earlier scan of the same target, type and viewport.',
        tags: ['issues'],
        params: scanParams,
        querystring: z.object({
          base: z.string().optional().describe('Id of a scan of the same target.'),
          map_origin: mapOrigin,
          ...standardQuery,
          ...pagingQuery,
        }),
        response: {
          200: comparisonSchema.extend({ page: pageInfoSchema }).meta({ id: 'ComparisonPage' }),
          400: problemSchema,
          404: problemSchema,
          410: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const page = parsePageRequest(request.query, restBounds);
      const rules = rulesRequested(request.query, deps.catalog);
      const { db } = deps;
      const here = await getWholeScan(db, request.params.id);
      const { base: id, map_origin: mappings } = request.query;
      const origins = getOrigins(mappings);
      const base = await getBase(db, here, { id, origins });
      const catalog = await catalogFor(deps, request, reply);
      const change = await comparisons.compare(db, { base, here, origins });
      const comparison = presentComparison(change, { base, here }, { catalog, rules });
      const { issues } = comparison;
      return {
        ...comparison,
        issues: issues.slice(page.offset, page.offset + page.limit),
        page: pageInfoOf(page, issues.length),
      };
    },
  );
}
