import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { readPageFindings } from '../../records/issues/read-page-findings.ts';
import { listIssues } from '../../records/issues/list-issues.ts';
import { getPage, pageHistorySchema, readPageHistory } from '../../records/pages/get-page.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import { shareOf } from './guard-shares.ts';
import type { HttpApp } from './http-app.ts';
import { issueAnswerSchema, presentIssue } from './issue-answers.ts';
import type { Localizable } from './answer-language.ts';
import { catalogFor, findLanguages } from './answer-language.ts';
import { pageAnswerSchema, pageFindingsSchema, presentPageAnswer } from './page-answers.ts';
import { scanProblems } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';
import { shareOfPage } from './shared-reads.ts';
import { rulesRequested, standardQuery } from './standard-query.ts';

/** No set of engines has this many rules, of both kinds together. */
const allIssues = { limit: 1_000, offset: 0 };

/** Everything about one page of a scan. */
export function addPageRoute(app: HttpApp, deps: Localizable & { readonly db: Database }): void {
  app.get(
    '/api/scans/:id/pages/:page_id',
    {
      config: { scope: 'read', shared: shareOfPage },
      schema: {
        summary:
          'Get one page of a scan: its outcome, its issues with its own counts, what its picture shows, and its history.',
        tags: ['scans'],
        description:
          'With `standard`, issues and counts are those of the rules of the standard. The history is of all rules, and empty through a share link.',
        params: scanParams.extend({ page_id: z.string() }),
        querystring: z.object(standardQuery),
        response: {
          200: z.object({
            page: pageAnswerSchema,
            issues: z.array(issueAnswerSchema),
            findings: pageFindingsSchema,
            history: pageHistorySchema,
          }),
          ...scanProblems,
        },
      },
    },
    async (request, reply) => {
      const { db } = deps;
      const scan = await getWholeScan(db, request.params.id);
      const rules = rulesRequested(request.query, deps.catalog);
      const { texts } = await findLanguages(request, reply);
      const page = await getPage(db, scan, { id: request.params.page_id, rules, texts });
      const filter = { pageId: Number(page.id), rules };
      const reader = { db, catalog: await catalogFor(deps, request, reply) };
      const { issues } = await listIssues(reader, scan, { filter, page: allIssues });
      return {
        page: presentPageAnswer(scan.id, page),
        issues: issues.map((card) => presentIssue(scan.id, card)),
        findings: page.screenshot === null ? [] : [...(await readPageFindings(reader, filter.pageId, rules))],
        history: shareOf(request) === undefined ? await readPageHistory(db, scan, page) : [],
      };
    },
  );
}
