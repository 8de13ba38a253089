import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server';
import type { ToolServer, ToolServerDeps } from './create-server.ts';
import { createServer } from './create-server.ts';
import type { RequestMessage } from './parse-message.ts';
import { parseParams } from './parse-params.ts';
import { rpcCodes } from './refusal.ts';

/**
 * Returns the JSON-RPC response to one request. Each request has a separate server: no state is shared, and two
 * callers who both count from 1 cannot receive each other's responses.
 */
export async function answerRequest(
  deps: ToolServerDeps,
  { id, method, params: sent }: RequestMessage,
): Promise<unknown> {
  const parsed = parseParams(method, sent);
  if (parsed.kind === 'malformed') {
    return { jsonrpc: '2.0', id, error: { code: rpcCodes.invalidParams, message: parsed.message } };
  }
  const params = parsed.params === undefined ? {} : { params: parsed.params };
  return exchange(createServer(deps), { jsonrpc: '2.0', id, method, ...params });
}

/** Passes one message to the SDK, as a transport does, and receives its one response. */
function exchange(server: ToolServer, message: JSONRPCMessage): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const transport: Transport = {
      start: async () => undefined,
      send: async (answer) => resolve(answer),
      close: async () => undefined,
    };
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's callback: there is no event target
    server.onerror = reject;
    server.connect(transport).then(() => transport.onmessage?.(message), reject);
  });
}
