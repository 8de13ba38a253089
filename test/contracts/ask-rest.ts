import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, LightMyRequestResponse, RouteOptions } from 'fastify';
import { pino } from 'pino';
import { z } from 'zod';
import { PatternThread } from '../../src/finding-pages/crawl/pattern-thread.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import type { ScreenshotStore } from '../../src/adapters/files/screenshot-store.ts';
import { createHttpApp } from '../../src/edges/http/create-http-app.ts';
import type { HttpDeps } from '../../src/edges/http/create-http-app.ts';
import type { HttpApp } from '../../src/edges/http/http-app.ts';
import { problemSchema } from '../../src/edges/http/problem-answers.ts';
import type { RouteScope } from '../../src/edges/http/route-scope.ts';
import { catalog } from './make-scans.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
export type Asked = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };
export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'> & { readonly json: unknown };
export type Route = {
  readonly method: string;
  readonly path: string;
  readonly scope: RouteScope;
  readonly answers: Readonly<Record<string, unknown>>;
};
type Documented = Readonly<Record<string, Readonly<Record<string, { readonly responses?: object }>>>>;

/** The REST interface without a port. */
export type Rest = {
  readonly app: HttpApp;
  readonly screenshots: ScreenshotStore;
  /** Every route with the schemas of its answers, as it was declared. */
  readonly routes: readonly Route[];
  /**
   * Sends a request and validates the response against the schema of its route: throws if it differs, has an
   * undocumented field, or is an internal error. `body` is sent as JSON, a string unchanged.
   */
  ask(method: Method, path: string, asked?: Asked): Promise<Answer>;
  close(): Promise<void>;
};

export async function openRest(db: Database, fields: Partial<HttpDeps> = {}): Promise<Rest> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-rest-'));
  const closing = new AbortController();
  const patterns = new PatternThread();
  const deps: HttpDeps = {
    db,
    patterns,
    catalog,
    screenshots: new FolderStore(folder),
    build: { version: '1.2.3', commit: 'abc' },
    now: () => new Date(),
    wakeWorker: () => undefined,
    wakeJobs: () => undefined,
    log: pino({ level: 'silent' }),
    closing: closing.signal,
    allowedHosts: [],
    ...fields,
  };
  const rest = await createWatched(deps);
  const { app, routes } = rest;
  return {
    app,
    screenshots: deps.screenshots,
    routes,
    ask: async (method, path, asked = {}) => {
      const answer = await inject(app, { method, path, asked });
      const breach = judge(routes, { method, path }, answer) ?? findUndocumented(rest, { method, path }, answer);
      if (breach !== undefined)
        throw new Error(`${method} ${path} answered ${answer.statusCode}: ${breach}\n${answer.body.slice(0, 1_000)}`);
      return answer;
    },
    close: async () => {
      closing.abort();
      await app.close();
      await patterns.close();
      await rm(folder, { recursive: true });
    },
  };
}

type Watched = { readonly app: HttpApp; readonly routes: readonly Route[] };

/** Fastify announces each new instance before it has routes, so all declared routes are seen. */
async function createWatched(deps: HttpDeps): Promise<Watched> {
  const routes: Route[] = [];
  const watch = (message: unknown) => {
    // What Fastify documents for this channel.
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(...describeRoute(route)));
  };
  subscribe('fastify.initialization', watch);
  try {
    return { app: await createHttpApp(deps), routes };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
}

function describeRoute({ method, url, config, schema }: RouteOptions): readonly Route[] {
  if (config === undefined) throw new Error(`${url} has no scope`);
  // Ours are declared with zod; Fastify itself does not know them.
  const answers = (schema?.response ?? {}) as Readonly<Record<string, unknown>>;
  return [method].flat().map((name) => ({ method: name, path: url, scope: config.scope, answers }));
}

type Question = { readonly method: Method; readonly path: string };

async function inject(app: HttpApp, { method, path, asked }: Question & { readonly asked: Asked }): Promise<Answer> {
  const payload = typeof asked.body === 'string' ? asked.body : JSON.stringify(asked.body);
  const answer = await app.inject({
    method,
    url: path,
    headers: { ...(asked.body !== undefined && { 'content-type': 'application/json' }), ...asked.headers },
    ...(asked.body !== undefined && { payload }),
  });
  return { statusCode: answer.statusCode, headers: answer.headers, body: answer.body, json: parseJson(answer) };
}

function parseJson({ headers, body }: LightMyRequestResponse): unknown {
  const isJson = /^application\/(problem\+)?json/.test(String(headers['content-type']));
  return isJson && body !== '' ? JSON.parse(body) : undefined;
}

/** Undefined if the response is as declared, else what is wrong with it. */
function judge(routes: readonly Route[], { method, path }: Question, answer: Answer): string | undefined {
  if (answer.statusCode >= 500) return 'a fault of the service';
  const hasContent = method !== 'HEAD' && answer.body !== '';
  if (answer.statusCode >= 400) return hasContent ? judgeProblem(answer) : undefined;
  const route = routes.find((one) => one.method === method && matches(one.path, path.split('?', 1)[0] ?? ''));
  const schema = route?.answers[answer.statusCode];
  if (!(schema instanceof z.ZodType))
    return isUndocumented(route) ? undefined : 'a status that the route does not declare';
  return hasContent && answer.json !== undefined ? judgeContent(schema, answer.json) : undefined;
}

/** Of statuses that depend on the route: the others are in `default`. */
const namedStatuses = new Set([400, 404, 409, 410, 413, 415]);

function findUndocumented(rest: Watched, { method, path }: Question, { statusCode }: Answer): string | undefined {
  if (!namedStatuses.has(statusCode)) return undefined;
  const paths = readDocument(rest);
  const asked = path.split('?', 1)[0] ?? '';
  const found = Object.entries(paths).find(([pattern]) => matches(pattern.replaceAll(/\{(\w+)\}/g, ':$1'), asked));
  const responses = found?.[1][method.toLowerCase()]?.responses;
  return responses === undefined || String(statusCode) in responses
    ? undefined
    : 'a status that the document does not name';
}

/** The paths of the documents, by the routes that they are of: writing one takes half a second, and files share this process. */
const documents = new Map<string, Documented>();

function readDocument({ app, routes }: Watched): Documented {
  const key = routes.map(({ method, path }) => `${method} ${path}`).join(' ');
  const known = documents.get(key);
  if (known !== undefined) return known;
  const { paths = {} } = app.swagger() as { readonly paths?: Documented };
  documents.set(key, paths);
  return paths;
}

function judgeContent(schema: z.ZodType, json: unknown): string | undefined {
  const parsed = schema.safeParse(json);
  if (!parsed.success) return z.prettifyError(parsed.error);
  return isDeepStrictEqual(parsed.data, json) ? undefined : 'fields that the route does not declare';
}

/** The document itself, its pages and files are no part of the document. */
function isUndocumented(route: Route | undefined): boolean {
  return route !== undefined && Object.keys(route.answers).length === 0;
}

function judgeProblem({ headers, json, statusCode }: Answer): string | undefined {
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return 'an error that is no problem document';
  const parsed = z.strictObject(problemSchema.shape).safeParse(json);
  if (!parsed.success) return z.prettifyError(parsed.error);
  const { status, code, detail } = parsed.data;
  if (status !== statusCode) return 'another status in the document than in the answer';
  if (!/^[a-z][a-z0-9_]*$/.test(code) || !/[.!?]$/.test(detail))
    return 'a code that is no word, or a detail that is no sentence';
  return undefined;
}

export function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}
