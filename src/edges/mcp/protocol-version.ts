import type { Message } from './parse-message.ts';
import type { Refusal } from './refusal.ts';
import { rpcCodes } from './refusal.ts';

/** The one supported revision of MCP, regardless of the client's request. */
export const protocolVersion = '2025-11-25';

/** These revisions have the same messages as ours, for all that this endpoint uses. */
const readable: readonly string[] = ['2024-11-05', '2025-03-26', '2025-06-18', protocolVersion];

/**
 * Checks the revision in the client's header, which is optional, because `initialize` negotiates it again. Clients of
 * 2026 first send `server/discover` and fall back to `initialize` after this response. A code between -32020 and
 * -32099, or 401, 403 or 5xx, would make them give up.
 */
export function checkProtocolVersion(
  message: Message,
  header: string | readonly string[] | undefined,
): Refusal | undefined {
  const method = message.kind === 'request' ? message.method : undefined;
  const isReadable = header === undefined || (typeof header === 'string' && readable.includes(header));
  if (method === 'initialize' || (isReadable && method !== 'server/discover')) return undefined;
  return {
    status: 400,
    code: rpcCodes.invalidRequest,
    message: `This endpoint supports MCP ${protocolVersion}. Start with initialize.`,
    id: message.kind === 'request' ? message.id : null,
    data: { supported: readable },
  };
}
