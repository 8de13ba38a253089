import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { parseUnambiguousJson } from './unambiguous-json.ts';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';

/**
 * Accepts JSON in UTF-8 only. Any other content type is 415. A body that two parsers may understand differently
 * is 400. An empty body counts as none, because many clients send the JSON content type with every POST.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') throw encoded;
    if (!isUtf8(request.headers['content-type'])) throw otherCharset;
    if (body.length === 0) return undefined;
    const parsed = parseUnambiguousJson(decode(body));
    if (!parsed.ok) throw malformed(parsed.reason);
    return parsed.value;
  });
}

const encoded = new Problem({
  status: 415,
  code: 'unsupported_media_type',
  saying: says('requests.body_compressed'),
});

const otherCharset = new Problem({
  status: 415,
  code: 'unsupported_media_type',
  saying: says('requests.body_not_utf8'),
  errors: [{ path: 'Content-Type', saying: says('fields.charset') }],
});

/** JSON has no charset parameter (RFC 8259, 11). Many clients still send `utf-8`. Any other charset is an error. */
function isUtf8(contentType: string | undefined): boolean {
  const charsets = [...(contentType ?? '').matchAll(/;\s*charset\s*=\s*(?<quote>["']?)(?<name>[^"';\s]*)/gi)];
  return charsets.every(({ groups }) => /^(?:utf-?8|us-ascii)$/i.test(groups?.['name'] ?? ''));
}

function malformed(reason: Said): Problem {
  return new Problem({
    status: 400,
    code: 'malformed_request',
    saying: [says('requests.body_object'), reason],
  });
}

/** RFC 8259, 8.1: JSON is UTF-8, whatever charset is announced. */
function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    // The decoder reports no more details.
    throw malformed(says('requests.json_not_utf8'));
  }
}
