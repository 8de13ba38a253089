import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server';
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import { callTool } from './call-tool.ts';
import type { ToolDescription } from './declare-tool.ts';
import { declareTool } from './declare-tool.ts';
import { instructions } from './instructions.ts';
import { parseParams } from './parse-params.ts';
import { protocolVersion } from './protocol-version.ts';
import type { MessageId } from './refusal.ts';
import { rpcCodes } from './refusal.ts';
import type { Reader } from './tool.ts';
import { allTools } from './tools/all-tools.ts';

type Request = { readonly id: MessageId; readonly method: string; readonly params: unknown };

/** The input of tools, before the language is known. */
export type LocalizableReader = Omit<Reader, 'settings'> & {
  /** The catalog in one of the languages of the settings. Without a language, all texts are English. */
  readonly catalogIn?: ((language: string) => RuleCatalog) | undefined;
};

type McpRequestDeps = LocalizableReader &
  Pick<Reader, 'settings'> & {
    readonly version: string;
    readonly log: FastifyBaseLogger;
  };

const toolsByName = new Map(allTools.map((tool) => [tool.name, tool]));
const described: { tools?: readonly ToolDescription[] } = {};

/** Made for the first client that asks, because a start must not wait for it. */
function declareTools(): ToolDescription[] {
  described.tools ??= allTools.map(declareTool);
  return [...described.tools];
}

/**
 * Returns the JSON-RPC response to one request. Each request has a separate server: no state is shared, and two
 * callers who both count from 1 cannot receive each other's responses.
 */
export async function answerRequest(deps: McpRequestDeps, { id, method, params: sent }: Request): Promise<unknown> {
  const parsed = parseParams(method, sent);
  if (parsed.kind === 'malformed') {
    return { jsonrpc: '2.0', id, error: { code: rpcCodes.invalidParams, message: parsed.message } };
  }
  const params = parsed.params === undefined ? {} : { params: parsed.params };
  return exchange(createServer(deps), { jsonrpc: '2.0', id, method, ...params });
}

function createServer(deps: McpRequestDeps) {
  // oxlint-disable-next-line typescript/no-deprecated -- McpServer builds JSON Schemas again for each request, promises listChanged, and costs four times the CPU
  const server = new Server(
    { name: 'curbcut', title: 'Curbcut', version: deps.version },
    { capabilities: { tools: { listChanged: false } }, instructions, supportedProtocolVersions: [protocolVersion] },
  );
  server.setRequestHandler('tools/list', () => ({ tools: declareTools() }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: given = {} } }) => {
    const tool = toolsByName.get(name);
    if (tool === undefined) throw unknownTool;
    try {
      return await callTool(localize(deps), tool, given);
    } catch (error) {
      deps.log.error({ err: error, tool: name }, 'an MCP tool failed');
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'Internal error.');
    }
  });
  return server;
}

function localize({ db, settings, catalog, catalogIn }: LocalizableReader & Pick<Reader, 'settings'>): Reader {
  return { db, settings, catalog: catalogIn?.(settings.reporting.language) ?? catalog };
}

const unknownTool = new ProtocolError(
  ProtocolErrorCode.InvalidParams,
  `Unknown tool. There are: ${allTools.map(({ name }) => name).join(', ')}.`,
);

/** Passes one message to the SDK, as a transport does, and receives its one response. */
function exchange(server: ReturnType<typeof createServer>, message: JSONRPCMessage): Promise<unknown> {
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
