import { PROTOCOL_VERSION_META_KEY } from '@modelcontextprotocol/server';
import type { Message, RequestMessage } from './parse-message.ts';
import { isFields } from './parse-message.ts';
import type { Refusal } from './refusal.ts';
import { rpcCodes } from './refusal.ts';

/** The one revision of MCP that `initialize` negotiates, regardless of the client's request. */
export const protocolVersion = '2025-11-25';

/** The revision without `initialize`, in which every request carries its version. */
export const revision2026 = '2026-07-28';

/** These revisions have the same messages as ours, for all that this endpoint uses. */
const readable: readonly string[] = ['2024-11-05', '2025-03-26', '2025-06-18', protocolVersion];

type VersionHeader = string | readonly string[] | undefined;

/**
 * Whether a request belongs to the era that began with revision 2026-07-28: it names a version in `_meta`, or that
 * revision in the header. An `initialize` without `_meta` belongs to the era before, as that revision requires.
 */
export function isRequestOf2026({ method, params }: RequestMessage, header: VersionHeader): boolean {
  const claimed = claimedVersion(params);
  if (header === revision2026) return claimed !== undefined || method !== 'initialize';
  return claimed !== undefined && !(typeof claimed === 'string' && readable.includes(claimed));
}

function claimedVersion(params: unknown): unknown {
  const meta = isFields(params) ? params['_meta'] : undefined;
  return isFields(meta) ? meta[PROTOCOL_VERSION_META_KEY] : undefined;
}

/**
 * Checks the version of requests of the era before 2026, and of messages without a response. The header is optional,
 * because `initialize` negotiates the version again. Clients that send `server/discover` without a version fall back to
 * `initialize` after this response. A code between -32020 and -32099, or 401, 403 or 5xx, would make them give up.
 */
export function checkProtocolVersion(message: Message, header: VersionHeader): Refusal | undefined {
  const method = message.kind === 'request' ? message.method : undefined;
  const isReadable =
    header === undefined || (typeof header === 'string' && [...readable, revision2026].includes(header));
  if (method === 'initialize' || (isReadable && method !== 'server/discover')) return undefined;
  return {
    status: 400,
    code: rpcCodes.invalidRequest,
    message: `This endpoint supports MCP ${protocolVersion}. Start with initialize.`,
    id: message.kind === 'request' ? message.id : null,
    data: { supported: readable },
  };
}
