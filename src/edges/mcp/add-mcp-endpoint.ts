import type { FastifyInstance, FastifyReply } from 'fastify';
import { readSettingsAndAccess } from '../../service/settings/read-settings.ts';
import type { Settings } from '../../service/settings/settings.ts';
import { answerIn2026 } from './answer-in-2026.ts';
import { answerRequest } from './answer-request.ts';
import { checkAccess } from './check-access.ts';
import type { LocalizableReader } from './create-server.ts';
import { parseMessage } from './parse-message.ts';
import { checkProtocolVersion, isRequestOf2026, revision2026 } from './protocol-version.ts';
import type { Rate } from './rate-limit.ts';
import { RateLimit, defaultRate } from './rate-limit.ts';
import type { Refusal } from './refusal.ts';
import { presentRefusal, rpcCodes } from './refusal.ts';

export type McpDeps = LocalizableReader & {
  readonly build: { readonly version: string };
  readonly now: () => Date;
  readonly mcpRate?: Rate | undefined;
  /** The app's refusals that apply to all paths, such as a foreign `Host`. Undefined for other errors. */
  readonly describeProblem?: DescribeProblem | undefined;
};

type DescribeProblem = (error: unknown) => { readonly status: number; readonly message: string } | undefined;

/**
 * `POST /mcp`: the Model Context Protocol with one JSON response per request, without sessions and streams, for clients
 * of revision 2026-07-28 and of those before. The app's
 * rule for known paths answers other methods with 405. The endpoint checks everything else in this order: key, origin,
 * switch, rate, content type, size, JSON, envelope, version. Only then does it act. It reads the key from the database
 * each time, because another process may have replaced the key, which must then be refused at once. The settings come
 * with the key.
 */
export function addMcpEndpoint(app: FastifyInstance, deps: McpDeps): void {
  app.register(async (scope) => {
    const limit = new RateLimit(deps.mcpRate ?? defaultRate);
    scope.decorateRequest(settingsNow, null);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.addHook('onRequest', async (request, reply) => {
      const { settings, access } = await readSettingsAndAccess(deps.db);
      request.setDecorator(settingsNow, settings);
      const refusal =
        checkAccess(request.headers, access) ??
        checkRate(limit.take(access.keyHash, deps.now().getTime())) ??
        checkContentType(request.headers['content-type']);
      return refusal === undefined ? undefined : refuse(reply, refusal);
    });
    scope.setErrorHandler(async (error, request, reply) => {
      const foreseen = foreseenRefusal(error, deps.describeProblem);
      if (foreseen === undefined) request.log.error({ err: error }, 'an MCP request failed');
      return refuse(reply, foreseen ?? internalError);
    });
    scope.post('/mcp', { config: { scope: 'open' }, schema: { hide: true } }, async (request, reply) => {
      const message = parseMessage(request.body instanceof Uint8Array ? request.body : new Uint8Array());
      if (message.kind === 'refused') return refuse(reply, message.refusal);
      const versionHeader = request.headers[versionHeaderName];
      const settings = request.getDecorator<Settings>(settingsNow);
      const now = { ...deps, settings, version: deps.build.version, log: request.log };
      if (message.kind === 'request' && isRequestOf2026(message, versionHeader)) {
        const { status, body } = await answerIn2026(now, message, request.headers);
        return send(reply.code(status), body);
      }
      const otherVersion = checkProtocolVersion(message, versionHeader);
      if (otherVersion !== undefined) return refuse(reply, otherVersion);
      if (message.kind === 'unanswered') return reply.code(202).send();
      return send(reply, JSON.stringify(await answerRequest(now, message)));
    });
  });
}

const settingsNow = 'settingsNow';
const versionHeaderName = 'mcp-protocol-version';

function checkRate(over: { readonly retryAfterSeconds: number } | undefined): Refusal | undefined {
  if (over === undefined) return undefined;
  const { retryAfterSeconds } = over;
  return {
    status: 429,
    code: 429,
    message: `Too many requests with this key. Try again in ${retryAfterSeconds} s.`,
    headers: { 'retry-after': String(retryAfterSeconds) },
  };
}

/** `Accept` is ignored: all responses are JSON, and clients that request streams read JSON as well. */
function checkContentType(given: string | undefined): Refusal | undefined {
  return /^application\/json *(;|$)/i.test(given ?? '') ? undefined : notJson;
}

const notJson: Refusal = {
  status: 415,
  code: rpcCodes.invalidRequest,
  message: 'The body must be JSON: send Content-Type: application/json.',
};

/** Refusals of the app that apply to all paths, and Fastify's. */
function foreseenRefusal(error: unknown, describeProblem: DescribeProblem | undefined): Refusal | undefined {
  const problem = describeProblem?.(error);
  if (problem !== undefined) return { status: problem.status, code: problem.status, message: problem.message };
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return tooLarge;
  return typeof status === 'number' && status < 500 ? unreadable : undefined;
}

const tooLarge: Refusal = { status: 413, code: rpcCodes.invalidRequest, message: 'The body is larger than 1 MiB.' };
const unreadable: Refusal = { status: 400, code: rpcCodes.invalidRequest, message: 'The request is not valid HTTP.' };
const internalError: Refusal = { status: 500, code: rpcCodes.internalError, message: 'Internal error.' };

async function refuse(reply: FastifyReply, refusal: Refusal): Promise<FastifyReply> {
  const isOf2026 = reply.request.headers[versionHeaderName] === revision2026;
  const body = JSON.stringify(presentRefusal(refusal, isOf2026));
  return send(reply.code(refusal.status).headers(refusal.headers ?? {}), body);
}

/** Sends bytes, because Fastify adds a charset to text, and some clients compare the whole header. */
async function send(reply: FastifyReply, body: string): Promise<FastifyReply> {
  return reply.header('content-type', 'application/json').send(Buffer.from(body));
}
