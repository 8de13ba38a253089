import { z } from 'zod';
import { listIssues } from '../issues/list-issues.ts';
import { getPage, pageHistorySchema, readPageHistory } from '../pages/get-page.ts';
import { pageRecordSchema } from '../pages/list-pages.ts';
import { getWholeScan } from '../scans/read-scans.ts';
import type { HttpApp } from './http-app.ts';
import { issueAnswerSchema, presentIssue } from './issue-answers.ts';
import { inLanguage } from './localized-reader.ts';
import type { Localizable } from './localized-reader.ts';
import { problemSchema } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';
import { rulesRequested, standardQuery } from './standard-query.ts';

/** More than all engines have rules, of both kinds. */
const allIssues = { limit: 1_000, offset: 0 };

/** Everything about one page of a scan. */
export function addPageRoute(app: HttpApp, deps: Localizable): void {
  app.get(
    '/api/scans/:id/pages/:page_id',
    {
      schema: {
        summary: 'Get one page of a scan: its outcome, its issues with its own counts, and its history.',
        tags: ['scans'],
        description:
          'With `standard`, issues and counts are those of the rules of the standard. The history is of all rules.',
        params: scanParams.extend({ page_id: z.string() }),
        querystring: z.object(standardQuery),
        response: {
          200: z.object({ page: pageRecordSchema, issues: z.array(issueAnswerSchema), history: pageHistorySchema }),
          400: problemSchema,
          404: problemSchema,
          410: problemSchema,
        },
      },
    },
    async (request) => {
      const scan = await getWholeScan(deps.db, request.params.id);
      const rules = rulesRequested(request.query, deps.catalog);
      const page = await getPage(deps.db, scan, { id: request.params.page_id, rules });
      const filter = { pageId: Number(page.id), rules };
      const { issues } = await listIssues(await inLanguage(deps), scan, { filter, page: allIssues });
      return {
        page,
        issues: issues.map((card) => presentIssue(scan.id, card)),
        history: await readPageHistory(deps.db, scan, page.url),
      };
    },
  );
}
