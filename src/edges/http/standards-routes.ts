import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import { Refused } from '../../texts/refused.ts';
import { readScanStandard } from '../../reading/standards/read-scan-standard.ts';
import { scanStandardSchema } from '../../reading/standards/scan-standard.ts';
import { presentStandard, standardSchema } from '../../reading/standards/standard.ts';
import { defaultStandardId, findStandard, standards } from '../../reading/standards/standards.ts';
import type { HttpApp } from './http-app.ts';
import type { Localizable } from './answer-language.ts';
import { catalogFor, languageOf } from './answer-language.ts';
import { problemSchema } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';
import { anyShare, shareOfScan } from './shared-reads.ts';
import { sayUnknown } from './standard-query.ts';

const tags = ['standards'];

export function addStandardsRoutes(app: HttpApp, deps: Localizable & { readonly db: Database }): void {
  app.get(
    '/api/standards',
    {
      config: { scope: 'read', shared: anyShare },
      schema: {
        summary: 'List the standards that a scan can be read by, with their clauses.',
        description: `\`${defaultStandardId}\` is the default where a standard is needed and none is named.`,
        tags,
        response: { 200: z.array(standardSchema) },
      },
    },
    async (request, reply) => {
      const language = await languageOf(request, reply);
      return standards.map((standard) => presentStandard(standard, language));
    },
  );
  app.get(
    '/api/scans/:id/standards/:standard',
    {
      config: { scope: 'read', shared: shareOfScan },
      schema: {
        summary: 'Get what a scan shows of each clause of a standard.',
        description:
          'No answer says that a clause is met. Rules that find nothing do not prove it, and no rule can check many clauses.',
        tags,
        params: scanParams.extend({ standard: z.string().describe('An id of `GET /api/standards`.') }),
        response: { 200: scanStandardSchema, 404: problemSchema, 410: problemSchema },
      },
    },
    async (request, reply) => {
      const { db } = deps;
      const scan = await getWholeScan(db, request.params.id);
      const standard = findStandard(request.params.standard);
      if (standard === undefined) {
        throw new Refused({ code: 'standard_not_found', saying: sayUnknown(request.params.standard) });
      }
      const language = await languageOf(request, reply);
      const reader = { db, language, catalog: await catalogFor(deps, request, reply) };
      return readScanStandard(reader, scan, standard);
    },
  );
}
