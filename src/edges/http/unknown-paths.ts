import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';
import { sendProblem } from './problem-answers.ts';
import { says } from '../../texts/saying.ts';

/**
 * Answers a known path with an unsupported method with 405 and `Allow`, and every other path with 404. Both are problem
 * documents.
 */
export function answerUnknownPaths(app: FastifyInstance): void {
  const methodsByPath = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByPath.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    methodsByPath.set(url, methods);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = [...methodsByPath]
      .filter(([pattern]) => matches(pattern, path))
      .flatMap(([, methods]) => [...methods]);
    return sendProblem(
      reply,
      allowed.length > 0 && !allowed.includes(request.method) ? methodNotAllowed(allowed) : notFound,
    );
  });
}

const notFound = new Problem({
  status: 404,
  code: 'not_found',
  saying: says('requests.not_found'),
});

function methodNotAllowed(allowed: readonly string[]): Problem {
  const allow = [...new Set(allowed)].toSorted().join(', ');
  return new Problem({
    status: 405,
    code: 'method_not_allowed',
    saying: says('requests.method_not_allowed', { methods: allow }),
    headers: { allow },
  });
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}
