import { z } from 'zod';
import { listIssues } from '../issues/list-issues.ts';
import { getPage, pageHistorySchema, readPageHistory } from '../pages/get-page.ts';
import { pageRecordSchema } from '../pages/list-pages.ts';
import { getScan } from '../scans/read-scans.ts';
import type { HttpApp } from './http-app.ts';
import { issueAnswerSchema, presentIssue } from './issue-answers.ts';
import { inLanguage } from './localized-reader.ts';
import type { Localizable } from './localized-reader.ts';
import { problemSchema } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';

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
        params: scanParams.extend({ page_id: z.string() }),
        response: {
          200: z.object({ page: pageRecordSchema, issues: z.array(issueAnswerSchema), history: pageHistorySchema }),
          404: problemSchema,
        },
      },
    },
    async (request) => {
      const scan = await getScan(deps.db, request.params.id);
      const page = await getPage(deps.db, scan, request.params.page_id);
      const filter = { pageId: Number(page.id) };
      const { issues } = await listIssues(await inLanguage(deps), scan, { filter, page: allIssues });
      return {
        page,
        issues: issues.map((card) => presentIssue(scan.id, card)),
        history: await readPageHistory(deps.db, scan, page.url),
      };
    },
  );
}
