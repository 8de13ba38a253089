import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { getSpoken, heardPageSchema } from '../../records/pages/get-spoken.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import type { HttpApp } from './http-app.ts';
import { problemSchema } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';
import { shareOfPage } from './shared-reads.ts';

/** A page in the order and the words of a screen reader. */
export function addSpokenRoute(app: HttpApp, { db }: { readonly db: Database }): void {
  app.get(
    '/api/scans/:id/pages/:page_id/spoken',
    {
      config: { scope: 'read', shared: shareOfPage },
      schema: {
        summary: 'Get what a screen reader says of a page: roles, names and states in their order, with the findings.',
        tags: ['scans'],
        description:
          'The first 25 pages of a scan are read, as they are after loading, unless the setting `page_pictures` is lower.',
        params: scanParams.extend({ page_id: z.string() }),
        response: { 200: heardPageSchema, 404: problemSchema, 410: problemSchema },
      },
    },
    async (request) => getSpoken(db, await getWholeScan(db, request.params.id), request.params.page_id),
  );
}
