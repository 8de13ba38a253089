import { z } from 'zod';
import { auditActions } from '../../service/audit/audit-actions.ts';
import { auditEventSchema, listEvents } from '../../service/audit/list-events.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { parsePageRequest } from '../../paging/paging.ts';
import type { HttpApp } from './http-app.ts';
import { pagingQuery, restBounds } from './paging-query.ts';
import { problemSchema } from './problem-answers.ts';
import { asIssue } from '../../texts/issue-text.ts';

const text = z.string().max(200);

/** `GET /api/audit`: the audit trail. */
export function addAuditRoute(app: HttpApp, { db }: { readonly db: Database }): void {
  const schema = {
    summary: 'List who changed what, newest first.',
    description:
      'Kept for a year. Without access control, every actor is `anonymous`. For the next page, send `next` as `before`.',
    tags: ['access'],
    querystring: z.object({
      actor: text.optional().describe('Only changes by this token or user.'),
      action: z.enum(auditActions).optional(),
      subject: text.optional().describe('Only changes to the object with this id.'),
      before: z
        .string()
        .regex(/^\d{1,18}$/, asIssue('fields.cursor'))
        .optional(),
      limit: pagingQuery.limit,
    }),
    response: {
      200: z.object({ events: z.array(auditEventSchema), next: z.string().nullable() }),
      400: problemSchema,
    },
  };
  app.get('/api/audit', { config: { scope: 'admin' }, schema }, async (request) => {
    const { actor, action, subject, before } = request.query;
    const { limit } = parsePageRequest({ limit: request.query.limit }, restBounds);
    const clean = { actor: actor?.replaceAll('\u0000', ''), subject: subject?.replaceAll('\u0000', '') };
    const { events, next } = await listEvents(db, { ...clean, action, before, limit });
    return { events: [...events], next };
  });
}
