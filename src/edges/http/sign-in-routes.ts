import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { newSignInSchema } from '../../finding-pages/sign-ins/new-sign-in.ts';
import type { SecretKey } from '../../service/secrets/secret-key.ts';
import { presentSignIn, signInRecordSchema } from '../../finding-pages/sign-ins/sign-in-record.ts';
import {
  createSignIn,
  deleteSignIn,
  getSignIn,
  listSignIns,
  noteTrial,
  replaceSignIn,
} from '../../finding-pages/sign-ins/sign-in-store.ts';
import { Refused } from '../../texts/refused.ts';
import type { SignInTrial } from '../../finding-pages/sign-ins/sign-in-trial.ts';
import { signInTrialSchema } from '../../finding-pages/sign-ins/sign-in-trial.ts';
import { callerOf } from './guard-access.ts';
import type { HttpApp } from './http-app.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { bodyProblems, problemSchema } from './problem-answers.ts';
import { say } from '../../texts/say.ts';
import { says } from '../../texts/saying.ts';
import { languageOf } from './answer-language.ts';

export type SignInDeps = {
  readonly db: Database;
  /** Undefined if the installation has no key, and therefore no sign-ins. */
  readonly secretKey?: SecretKey | undefined;
  /** Undefined if no network is available. */
  readonly testSignIn?: ((id: string) => Promise<SignInTrial>) | undefined;
};

/** Each trial starts a browser. */
const trialsAtOnce = 2;
/** The longest silence of a form with a code. */
const trialMs = 120_000;

const tags = ['sign-ins'];
const params = z.object({ id: z.string() });

const listSchema = z.object({
  available: z
    .boolean()
    .describe('False while the service has no CURBCUT_SECRET_KEY. Sign-ins can then not be created or used.'),
  sign_ins: z.array(signInRecordSchema),
});

/** `/api/sign-ins`: how scans sign in. The secrets go in and never come out. */
export function addSignInRoutes(app: HttpApp, deps: SignInDeps): void {
  addReadRoutes(app, deps);
  addCreateRoute(app, deps);
  addReplaceRoute(app, deps);
  addDeleteRoute(app, deps);
  addTestRoute(app, deps);
}

function addReadRoutes(app: HttpApp, { db, secretKey }: SignInDeps): void {
  const listed = { summary: 'List sign-ins, by name.', tags, response: { 200: listSchema } };
  app.get('/api/sign-ins', { config: { scope: 'scan' }, schema: listed }, async (request, reply) => {
    const way = { key: secretKey, language: await languageOf(request, reply) };
    const rows = await listSignIns(db);
    return { available: secretKey !== undefined, sign_ins: rows.map((row) => presentSignIn(row, way)) };
  });
  const one = { summary: 'Get a sign-in.', tags, params, response: { 200: signInRecordSchema, 404: problemSchema } };
  app.get('/api/sign-ins/:id', { config: { scope: 'scan' }, schema: one }, async (request, reply) =>
    presentSignIn(await getSignIn(db, request.params.id), {
      key: secretKey,
      language: await languageOf(request, reply),
    }),
  );
}

function addCreateRoute(app: HttpApp, deps: SignInDeps): void {
  const schema = {
    summary: 'Create a sign-in.',
    description:
      'Its secret is sealed with the key of the service before it is stored, and bound to its origins. No response contains it.',
    tags,
    body: newSignInSchema,
    response: { 201: signInRecordSchema, ...bodyProblems },
  };
  app.post('/api/sign-ins', { config: { scope: 'admin' }, schema }, async (request, reply) => {
    const row = await createSignIn({ db: deps.db, key: deps.secretKey, by: callerOf(request) }, request.body);
    const record = presentSignIn(row, { key: deps.secretKey, language: await languageOf(request, reply) });
    return reply.code(201).header('location', `/api/sign-ins/${row.id}`).send(record);
  });
}

function addReplaceRoute(app: HttpApp, deps: SignInDeps): void {
  const schema = {
    summary: 'Replace a sign-in, with its secret.',
    description: 'Scans that use it and have not ended sign in again.',
    tags,
    params,
    body: newSignInSchema,
    response: { 200: signInRecordSchema, 404: problemSchema, ...bodyProblems },
  };
  app.put('/api/sign-ins/:id', { config: { scope: 'admin' }, schema }, async (request, reply) => {
    const row = await replaceSignIn(
      { db: deps.db, key: deps.secretKey, by: callerOf(request) },
      request.params.id,
      request.body,
    );
    return presentSignIn(row, { key: deps.secretKey, language: await languageOf(request, reply) });
  });
}

function addDeleteRoute(app: HttpApp, { db }: SignInDeps): void {
  const schema = {
    summary: 'Delete a sign-in.',
    description: 'Refused while a scan that has not ended uses it. Scans that used it keep its name.',
    tags,
    params,
    response: { 204: z.null().describe('Deleted.'), 404: problemSchema, 409: problemSchema },
  };
  app.delete('/api/sign-ins/:id', { config: { scope: 'admin' }, schema }, async (request, reply) => {
    await deleteSignIn(db, request.params.id, callerOf(request));
    return reply.code(204).send(null);
  });
}

function addTestRoute(app: HttpApp, { db, testSignIn }: SignInDeps): void {
  const schema = {
    summary: 'Try a sign-in, without a scan.',
    description: 'Opens the URL of its check, or the start of its first origin; a form does its steps. Takes seconds.',
    tags,
    params,
    response: { 200: signInTrialSchema, 404: problemSchema, 503: problemSchema },
  };
  app.post(
    '/api/sign-ins/:id/test',
    { config: { scope: 'admin' }, schema, onRequest: limitConcurrency(trialsAtOnce, { idleMs: trialMs }) },
    async (request, reply) => {
      if (testSignIn === undefined)
        throw new Refused({ code: 'preview_impossible', saying: says('refusals.opens_no_pages') });
      await noteTrial(db, request.params.id, callerOf(request));
      const { result, saying, picture } = await testSignIn(request.params.id);
      const language = await languageOf(request, reply);
      return { result, detail: say(language, saying), picture: picture === undefined ? null : asDataUrl(picture) };
    },
  );
}

function asDataUrl(jpeg: Buffer): string {
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
