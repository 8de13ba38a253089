import { createMcpHandler } from '@modelcontextprotocol/server';
import type { ToolServerDeps } from './create-server.ts';
import { createServer } from './create-server.ts';
import type { RequestMessage } from './parse-message.ts';
import { rpcCodes } from './refusal.ts';

export type AnswerOf2026 = { readonly status: number; readonly body: string };

type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The headers that repeat fields of the body. A request whose headers and body differ is refused. */
const mirrored = ['mcp-protocol-version', 'mcp-method', 'mcp-name'];

/**
 * Answers one request as revision 2026-07-28 says. The SDK compares headers and body, and adds what that revision
 * requires of results. `headers` are those of the HTTP request.
 */
export async function answerIn2026(
  deps: ToolServerDeps,
  { id, method, params }: RequestMessage,
  headers: RequestHeaders,
): Promise<AnswerOf2026> {
  if (method === 'subscriptions/listen') return noStream({ id, method });
  const errors: Error[] = [];
  const handler = createMcpHandler(() => createServer(deps), {
    legacy: 'reject',
    onerror: (error) => void errors.push(error),
  });
  const parsedBody = { jsonrpc: '2.0', id, method, ...(params !== undefined && { params }) };
  const response = await handler.fetch(describeRequest(headers), { parsedBody });
  // The SDK also reports what it refuses, in words that quote the request.
  if (response.status >= 500) deps.log.error({ err: errors.at(-1) }, 'an MCP request failed');
  return { status: response.status, body: await response.text() };
}

/** Nothing here ever changes for a client to be notified of, and the SDK would keep the stream open. */
function noStream({ id, method }: Pick<RequestMessage, 'id' | 'method'>): AnswerOf2026 {
  const error = { code: rpcCodes.methodNotFound, message: `Method not found: ${method}` };
  return { status: 404, body: JSON.stringify({ jsonrpc: '2.0', id, error }) };
}

function describeRequest(given: RequestHeaders): Request {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of mirrored) if (given[name] !== undefined) headers.set(name, String(given[name]));
  return new Request('http://localhost/mcp', { method: 'POST', headers });
}
