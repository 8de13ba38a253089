import { z } from 'zod';
import type { Component } from '../../records/components/list-components.ts';
import { componentSchema, listComponents } from '../../records/components/list-components.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import { parsePageRequest } from '../../paging/paging.ts';
import type { Localizable } from './answer-language.ts';
import { catalogFor } from './answer-language.ts';
import type { HttpApp } from './http-app.ts';
import { screenshotUrl } from './issue-answers.ts';
import { pageInfoSchema, pagingQuery, restBounds } from './paging-query.ts';
import { scanProblems } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';
import { shareOfComponent } from './shared-reads.ts';
import { rulesRequested, standardQuery } from './standard-query.ts';

const componentAnswerSchema = componentSchema
  .omit({ screenshot: true })
  .extend({
    screenshot_url: z.string().nullable().describe('Path of a picture on this service.'),
    rules: z
      .array(componentSchema.shape.rules.element.extend({ title: z.string() }))
      .describe('Failures first, the worst first.'),
  })
  .meta({ id: 'Component' });

/** Serves the components, ordered by what to fix first. */
export function addComponentsRoute(app: HttpApp, deps: Localizable & { readonly db: Database }): void {
  app.get(
    '/api/scans/:id/components',
    {
      config: { scope: 'read', shared: shareOfComponent },
      schema: {
        summary: 'List the pieces of markup that findings come from, the most useful to fix first.',
        description:
          'A component is a piece of markup, such as a card, a header or a widget, with the occurrences of all rules on all pages that come from it. Each stored occurrence is in exactly one component.',
        tags: ['issues'],
        params: scanParams,
        querystring: z.object({
          kind: z.enum(['failed', 'needs_review']).optional(),
          key: z.string().max(100).optional().describe('Only the component with this key.'),
          ...standardQuery,
          ...pagingQuery,
        }),
        response: {
          200: z.object({
            components: z.array(componentAnswerSchema),
            not_in_components: z
              .int()
              .describe('Occurrences that were found but not stored. Their components are unknown.'),
            page: pageInfoSchema,
          }),
          ...scanProblems,
        },
      },
    },
    async (request, reply) => {
      const page = parsePageRequest(request.query, restBounds);
      const { db } = deps;
      const scan = await getWholeScan(db, request.params.id);
      const { kind, key } = request.query;
      const filter = { kind, key: key?.replaceAll('\u0000', ''), rules: rulesRequested(request.query, deps.catalog) };
      const listed = await listComponents(db, scan, { filter, page });
      const catalog = await catalogFor(deps, request, reply);
      return { ...listed, components: listed.components.map((one) => presentComponent(scan.id, one, catalog)) };
    },
  );
}

function presentComponent(scanId: string, { screenshot, rules, ...component }: Component, catalog: RuleCatalog) {
  return {
    ...component,
    rules: rules.map((rule) => ({ ...rule, title: catalog.get(rule.key)?.title ?? rule.key })),
    screenshot_url: screenshot === null ? null : screenshotUrl(scanId, screenshot),
  };
}
