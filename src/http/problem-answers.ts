import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describeInvalidRequest } from './describe-invalid-request.ts';
import { describeRefusal } from './describe-refusal.ts';
import { drainBody } from './drain-body.ts';
import { Refused } from '../shared/refused.ts';
import type { FieldError } from './problem.ts';
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

/** Answers to a body that is not accepted, or that conflicts with what is there. */
export const bodyProblems = { 400: problemSchema, 409: problemSchema, 413: problemSchema, 415: problemSchema };

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'Request timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload too large',
  414: 'URI too long',
  415: 'Unsupported media type',
  421: 'Misdirected request',
  429: 'Too many requests',
  431: 'Request header fields too large',
  500: 'Internal error',
  503: 'Service unavailable',
};

/** Turns every error into a problem document. Unexpected errors are logged once and answered without details. */
export function answerWithProblems(app: FastifyInstance, isDatabaseAway: (error: unknown) => boolean): void {
  app.setErrorHandler(async (error: unknown, request, reply) => {
    const problem = isDatabaseAway(error) ? databaseAway : toProblem(error, request);
    await drainBody(request.raw);
    return sendProblem(reply, problem);
  });
}

export async function sendProblem(reply: FastifyReply, problem: Problem): Promise<FastifyReply> {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type('application/problem+json')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problemBody(problem));
}

/** The document itself (RFC 9457). */
export function problemBody(problem: Problem): z.infer<typeof problemSchema> {
  return {
    type: 'about:blank',
    title: titles[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.message,
    code: problem.code,
    ...(problem.errors !== undefined && { errors: [...problem.errors] }),
  };
}

const databaseAway = new Problem({
  status: 503,
  code: 'database_unavailable',
  detail: 'The database is temporarily unavailable. No data is lost. Try again in a few seconds.',
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
    detail: 'An unexpected error occurred in the service. It was logged.',
  });
}

function invalidRequest(errors: readonly FieldError[]): Problem {
  const first = errors[0];
  const where = first === undefined || first.path === '' ? '' : `${first.path}: `;
  return new Problem({
    status: 400,
    code: 'invalid_request',
    detail: `The request is not valid. ${where}${first?.message ?? ''}`.trim(),
    errors,
  });
}

const frameworkCodes: Readonly<Record<number, { readonly code: string; readonly detail: string }>> = {
  400: { code: 'malformed_request', detail: 'The body must be one well-formed JSON object.' },
  413: { code: 'payload_too_large', detail: 'The body is larger than 1 MiB.' },
  414: { code: 'uri_too_long', detail: 'The URL of the request is too long.' },
  415: { code: 'unsupported_media_type', detail: 'The body must be JSON: send Content-Type: application/json.' },
};

function frameworkProblem(error: FastifyError): Problem | undefined {
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  const known = frameworkCodes[status] ?? { code: 'invalid_request', detail: 'The request is not valid HTTP.' };
  return new Problem({ status, ...known });
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
