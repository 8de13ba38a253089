import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { pageInfoOf, parsePageRequest } from '../../paging/paging.ts';
import { targetChanges, targetOrders } from '../../reading/targets/find-targets.ts';
import { listTargets } from '../../reading/targets/list-targets.ts';
import { targetSchema } from '../../reading/targets/target-record.ts';
import { findLanguages } from './answer-language.ts';
import type { HttpApp } from './http-app.ts';
import { linkHeader } from './link-header.ts';
import { pagingQuery, restBounds } from './paging-query.ts';
import { problemSchema } from './problem-answers.ts';

const querystring = z.object({
  q: z.string().max(200).optional().describe('Only targets whose URL contains all of these words, in any case.'),
  tag: z.string().max(64).optional().describe('Only targets with this tag on one of their latest 20 scans.'),
  site: z.string().max(2_048).optional().describe('Only targets with exactly this URL.'),
  changed: z
    .enum(targetChanges)
    .optional()
    .describe(
      'Only targets that got worse or better: by the change of the pages with critical failures, and if there is none, by whether more failures are new than fixed.',
    ),
  sort: z
    .enum(targetOrders)
    .optional()
    .describe(
      'Default: `last_scan`, newest first. `worse`, `score` and `critical_pages` begin with the worst targets.',
    ),
  by: z
    .enum(['site'])
    .optional()
    .describe(
      '`site`: one row for each URL, with the target that comes first in this order. Scans of the whole site come before those of a list, and these before those of the page alone.',
    ),
  group: z
    .enum(['tag'])
    .optional()
    .describe(
      '`tag`: in the order of the tags, with one row for each tag of a target. Targets without a tag come last. `sort` orders the rows of a group.',
    ),
  ...pagingQuery,
});

/** `GET /api/targets?q=&tag=&sort=&changed=&limit=&offset=`. */
export function addTargetsRoute(app: HttpApp, { db }: { readonly db: Database }): void {
  app.get(
    '/api/targets',
    {
      config: { scope: 'read' },
      schema: {
        summary: 'List what was scanned.',
        description:
          'A target has the scans of one type, URL, viewport and sign-in, because these are compared with each other. Paging information is in the headers `Link` (RFC 8288) and `X-Total-Count`.',
        tags: ['targets'],
        querystring,
        response: { 200: z.array(targetSchema), 400: problemSchema },
      },
    },
    async (request, reply) => {
      const page = parsePageRequest(request.query, restBounds);
      const { sort, changed, by, group } = request.query;
      const words = {
        q: readText(request.query.q),
        tag: readText(request.query.tag),
        site: readText(request.query.site),
      };
      const { texts } = await findLanguages(request, reply);
      const filter = { ...words, sort, changed, bySite: by === 'site', byTag: group === 'tag' };
      const { targets, total } = await listTargets(db, { filter, texts }, page);
      void reply.header('x-total-count', total);
      const link = linkHeader('/api/targets', { ...words, sort, changed, by, group }, pageInfoOf(page, total));
      if (link !== '') void reply.header('link', link);
      return [...targets];
    },
  );
}

/** PostgreSQL has no text with this character. */
function readText(given: string | undefined): string | undefined {
  return given?.replaceAll('\u0000', '');
}
