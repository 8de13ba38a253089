import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { findStandard } from '../../reading/standards/standards.ts';
import { decideClause, newClauseVerdictSchema } from '../../records/triage/decide-clause.ts';
import { clauseVerdictSchema, listClauseVerdicts } from '../../records/triage/read-clause-verdicts.ts';
import { viewportPresetSchema } from '../../records/scans/viewport-presets.ts';
import { Refused } from '../../texts/refused.ts';
import { says } from '../../texts/saying.ts';
import { callerOf } from './guard-access.ts';
import type { HttpApp } from './http-app.ts';
import { problemSchema } from './problem-answers.ts';
import { findRequested, sayUnknown } from './standard-query.ts';

const tags = ['targets'];
const answers = { 400: problemSchema, 404: problemSchema };

/** `GET|PUT /api/targets/verdicts`. */
export function addVerdictRoutes(app: HttpApp, { db }: { readonly db: Database }): void {
  app.get(
    '/api/targets/verdicts',
    {
      config: { scope: 'read' },
      schema: {
        summary: 'List what people decided about clauses of standards on a target.',
        tags,
        querystring: z.object({
          target: newClauseVerdictSchema.shape.target,
          viewport: viewportPresetSchema.optional(),
          standard: z.string().max(100).optional(),
        }),
        response: { 200: z.object({ verdicts: z.array(clauseVerdictSchema) }), 400: problemSchema },
      },
    },
    async ({ query }) => {
      findRequested(query);
      const place = { ...query, target: query.target.replaceAll('\u0000', '') };
      return { verdicts: [...(await listClauseVerdicts(db, place))] };
    },
  );
  app.put(
    '/api/targets/verdicts',
    {
      config: { scope: 'scan' },
      schema: {
        summary: 'Say as a person whether a target meets a clause of a standard.',
        description:
          'The verdict is kept over scans, for all scans of the URL in this viewport. Reports show it as the answer of this person, with name and date. It changes no result of a scan. Answers with the verdicts on the target in this viewport.',
        tags,
        body: newClauseVerdictSchema,
        response: { 200: z.object({ verdicts: z.array(clauseVerdictSchema) }), ...answers },
      },
    },
    async (request) => {
      const { standard, clause, target: given, viewport } = request.body;
      assertClause(standard, clause);
      const target = given.replaceAll('\u0000', '');
      await decideClause(db, { ...request.body, target }, callerOf(request));
      return { verdicts: [...(await listClauseVerdicts(db, { target, viewport }))] };
    },
  );
}

/** Throws Refused (`invalid_request`). */
function assertClause(id: string, clause: string): void {
  const standard = findStandard(id);
  if (standard === undefined) throw new Refused({ code: 'invalid_request', path: 'standard', saying: sayUnknown(id) });
  if (!standard.clauses.some((one) => one.id === clause))
    throw new Refused({ code: 'invalid_request', path: 'clause', saying: says('fields.no_clause') });
}
