import { z } from 'zod';
import { newTokenSchema, presentToken, tokenRecordSchema } from '../../service/access/token-record.ts';
import { createToken, deleteToken, listTokens } from '../../service/access/token-store.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { Refused } from '../../texts/refused.ts';
import { callerOf } from './guard-access.ts';
import type { HttpApp } from './http-app.ts';
import { problemSchema } from './problem-answers.ts';

export type TokenDeps = { readonly db: Database; readonly isOn: boolean };

const tags = ['access'];

const createdSchema = tokenRecordSchema
  .extend({ token: z.string().describe('The token itself. Only this response contains it.') })
  .meta({ id: 'CreatedToken' });

/** `/api/tokens`: the tokens of programs and people, for use while access control is on. */
export function addTokenRoutes(app: HttpApp, deps: TokenDeps): void {
  const onRequest = async () => {
    if (!deps.isOn) throw new Refused({ code: 'access_control_off' });
  };
  const listed = {
    summary: 'List tokens, by name.',
    description: 'While access control is off, the response is 404 with `access_control_off`.',
    tags,
    response: { 200: z.object({ tokens: z.array(tokenRecordSchema) }), 404: problemSchema },
  };
  app.get('/api/tokens', { config: { scope: 'admin' }, schema: listed, onRequest }, async () => ({
    tokens: (await listTokens(deps.db)).map(presentToken),
  }));
  addCreateRoute(app, deps, onRequest);
  addDeleteRoute(app, deps, onRequest);
}

type IfOn = () => Promise<void>;

function addCreateRoute(app: HttpApp, { db }: TokenDeps, onRequest: IfOn): void {
  const schema = {
    summary: 'Create a token.',
    description: 'Only this response contains it: the service stores its SHA-256. Send it as `Authorization: Bearer`.',
    tags,
    body: newTokenSchema,
    response: {
      201: createdSchema,
      400: problemSchema,
      404: problemSchema,
      409: problemSchema,
    },
  };
  app.post('/api/tokens', { config: { scope: 'admin' }, schema, onRequest }, async (request, reply) => {
    const { row, token } = await createToken(db, request.body, callerOf(request));
    return reply.code(201).send({ ...presentToken(row), token });
  });
}

function addDeleteRoute(app: HttpApp, { db }: TokenDeps, onRequest: IfOn): void {
  const schema = {
    summary: 'Delete a token. It is refused from then on, and so are browsers that signed in with it.',
    tags,
    params: z.object({ id: z.string() }),
    response: { 204: z.null().describe('Deleted.'), 404: problemSchema },
  };
  app.delete('/api/tokens/:id', { config: { scope: 'admin' }, schema, onRequest }, async (request, reply) => {
    await deleteToken(db, request.params.id, callerOf(request));
    return reply.code(204).send(null);
  });
}
