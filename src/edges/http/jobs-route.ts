import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { jobStates } from '../../adapters/queue/job.ts';
import { jobSchema, listJobs } from '../../adapters/queue/read-jobs.ts';
import { parsePageRequest } from '../../paging/paging.ts';
import type { HttpApp } from './http-app.ts';
import { pageInfoSchema, pagingQuery, restBounds } from './paging-query.ts';
import { problemSchema } from './problem-answers.ts';

/** `GET /api/jobs`: the background work of the service, for operators. */
export function addJobsRoute(app: HttpApp, { db }: { readonly db: Database }): void {
  app.get(
    '/api/jobs',
    {
      config: { scope: 'read' },
      schema: {
        summary: 'List long-running work of the service, newest first: deletions, marks, cleanup.',
        description:
          'Each job runs in small steps, in any process of the service. A step that fails is tried again with increasing delays. Finished jobs are listed for seven days.',
        tags: ['operations'],
        querystring: z.object({ ...pagingQuery, state: z.enum(jobStates).optional() }),
        response: { 200: z.object({ jobs: z.array(jobSchema), page: pageInfoSchema }), 400: problemSchema },
      },
    },
    async (request) => {
      const { jobs, page } = await listJobs(db, request.query, parsePageRequest(request.query, restBounds));
      return { jobs, page };
    },
  );
}
