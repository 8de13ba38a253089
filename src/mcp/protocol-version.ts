import type { Message } from './parse-message.ts';
import type { Refusal } from './refusal.ts';
import { rpcCodes } from './refusal.ts';

/** The revision of MCP that is spoken: one, whatever a client asks for. */
export const protocolVersion = '2025-11-25';

/** In these revisions the messages that we exchange look the same. */
const readable: readonly string[] = ['2024-11-05', '2025-03-26', '2025-06-18', protocolVersion];

/**
 * Checks the revision that a client says it speaks, in a header that it may leave out; `initialize` settles it again.
 * Clients of 2026 first ask `server/discover`, and fall back by themselves to `initialize` when it gets this answer: a
 * code between -32020 and -32099, or 401, 403 or 5xx, would make them give up instead.
 */
export function judgeProtocolVersion(
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
