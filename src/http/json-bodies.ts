import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../shared/problem.ts';
import { parseUnambiguousJson } from './unambiguous-json.ts';

/**
 * JSON in UTF-8 is the only kind of body that is read; every other is 415. A body that two parsers may understand
 * differently is 400. An empty one counts as none, because many clients announce JSON with every POST.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') throw encoded;
    if (body.length === 0) return undefined;
    const parsed = parseUnambiguousJson(decode(body));
    if (!parsed.ok) throw malformed(parsed.reason);
    return parsed.value;
  });
}

const encoded = new Problem({
  status: 415,
  code: 'unsupported_media_type',
  detail: 'The body must not be compressed: send it without Content-Encoding.',
});

function malformed(reason: string): Problem {
  return new Problem({
    status: 400,
    code: 'malformed_request',
    detail: `The body must be one well-formed JSON object. ${reason}`,
  });
}

/** RFC 8259, 8.1: JSON is UTF-8, whatever charset is announced. */
function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    // The decoder knows no more than this.
    throw malformed('It is not UTF-8.');
  }
}
