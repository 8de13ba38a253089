import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describeInvalidRequest } from './describe-invalid-request.ts';
import { describeRefusal, sayInvalidRequest } from './describe-refusal.ts';
import type { FieldError } from '../../texts/refused.ts';
import { Refused } from '../../texts/refused.ts';
import { say } from '../../texts/say.ts';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import type { Spoken } from '../../texts/texts.ts';
import { languageOf } from './answer-language.ts';
import { Problem } from './problem.ts';

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457. `code` is stable.' });

/** Responses to a question about a scan that cannot be answered. */
export const scanProblems = { 400: problemSchema, 404: problemSchema, 410: problemSchema };

/** Responses to a body that is not accepted, or that conflicts with the present state. */
export const bodyProblems = { 400: problemSchema, 409: problemSchema };

const titles: Readonly<Record<number, Said>> = {
  400: says('titles.bad_request'),
  401: says('titles.unauthorized'),
  403: says('titles.forbidden'),
  404: says('titles.not_found'),
  405: says('titles.method_not_allowed'),
  406: says('titles.not_acceptable'),
  408: says('titles.request_timeout'),
  409: says('titles.conflict'),
  410: says('titles.gone'),
  413: says('titles.payload_too_large'),
  414: says('titles.uri_too_long'),
  415: says('titles.unsupported_media_type'),
  421: says('titles.misdirected_request'),
  429: says('titles.too_many_requests'),
  431: says('titles.headers_too_large'),
  500: says('titles.internal_error'),
  503: says('titles.service_unavailable'),
};

/** Turns every error into a problem document. Unexpected errors are logged once and answered without details. */
export function answerWithProblems(app: FastifyInstance, isDatabaseAway: (error: unknown) => boolean): void {
  app.setErrorHandler(async (error: unknown, request, reply) => {
    const problem = isDatabaseAway(error) ? databaseAway : toProblem(error, request);
    return sendProblem(reply, problem);
  });
}

export async function sendProblem(reply: FastifyReply, problem: Problem): Promise<FastifyReply> {
  const language = await languageOf(reply.request, reply);
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type('application/problem+json')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problemBody(problem, language));
}

/** The problem document (RFC 9457). */
export function problemBody(problem: Problem, language: Spoken): z.infer<typeof problemSchema> {
  return {
    type: 'about:blank',
    title: say(language, titles[problem.status] ?? says('titles.error')),
    status: problem.status,
    detail: say(language, problem.saying),
    code: problem.code,
    ...(problem.errors !== undefined && {
      errors: problem.errors.map(({ path, saying }) => ({ path, message: say(language, saying) })),
    }),
  };
}

const databaseAway = new Problem({
  status: 503,
  code: 'database_unavailable',
  saying: says('requests.database_unavailable'),
  headers: { 'retry-after': '5' },
});

function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Refused) return describeRefusal(error.refusal);
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(describeInvalidRequest(error.validation));
  const known = isFastifyError(error) ? frameworkProblem(error) : undefined;
  if (known !== undefined) return known;
  request.log.error({ err: error }, 'a request failed');
  return new Problem({
    status: 500,
    code: 'internal_error',
    saying: says('requests.internal_error'),
  });
}

function invalidRequest(errors: readonly FieldError[]): Problem {
  return new Problem({
    status: 400,
    code: 'invalid_request',
    saying: sayInvalidRequest(errors),
    errors,
  });
}

const frameworkCodes: Readonly<Record<number, { readonly code: string; readonly saying: Said }>> = {
  400: { code: 'malformed_request', saying: says('requests.body_object') },
  413: { code: 'payload_too_large', saying: says('requests.payload_too_large') },
  414: { code: 'uri_too_long', saying: says('requests.url_too_long') },
  415: { code: 'unsupported_media_type', saying: says('requests.body_not_json') },
};

function frameworkProblem(error: FastifyError): Problem | undefined {
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  const known = frameworkCodes[status] ?? { code: 'invalid_request', saying: says('requests.not_http') };
  return new Problem({ status, ...known });
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
