import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { pageInfoOf, parsePageRequest } from '../../paging/paging.ts';
import { listTargets } from '../../reading/targets/list-targets.ts';
import { targetSchema } from '../../reading/targets/target-record.ts';
import { findLanguages } from './answer-language.ts';
import type { HttpApp } from './http-app.ts';
import { linkHeader } from './link-header.ts';
import { pagingQuery, restBounds } from './paging-query.ts';
import { problemSchema } from './problem-answers.ts';

/** `GET /api/targets?q=&limit=&offset=`. */
export function addTargetsRoute(app: HttpApp, { db }: { readonly db: Database }): void {
  app.get(
    '/api/targets',
    {
      config: { scope: 'read' },
      schema: {
        summary: 'List what was scanned, the latest scan first.',
        description:
          'A target has the scans of one type, URL, viewport and sign-in, because these are compared with each other. Paging information is in the headers `Link` (RFC 8288) and `X-Total-Count`.',
        tags: ['targets'],
        querystring: z.object({
          q: z
            .string()
            .max(200)
            .optional()
            .describe('Only targets whose URL contains all of these words, in any case.'),
          ...pagingQuery,
        }),
        response: { 200: z.array(targetSchema), 400: problemSchema },
      },
    },
    async (request, reply) => {
      const page = parsePageRequest(request.query, restBounds);
      const q = request.query.q?.replaceAll('\u0000', '');
      const { texts } = await findLanguages(request, reply);
      const { targets, total } = await listTargets(db, { q, texts }, page);
      void reply.header('x-total-count', total);
      const link = linkHeader('/api/targets', { q }, pageInfoOf(page, total));
      if (link !== '') void reply.header('link', link);
      return [...targets];
    },
  );
}
