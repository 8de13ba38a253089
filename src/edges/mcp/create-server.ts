import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import { callTool } from './call-tool.ts';
import type { ToolDescription } from './declare-tool.ts';
import { declareTool } from './declare-tool.ts';
import { instructions } from './instructions.ts';
import { noCursor } from './parse-params.ts';
import { protocolVersion } from './protocol-version.ts';
import type { Reader } from './tool.ts';
import { allTools } from './tools/all-tools.ts';

/** The input of tools, before the language is known. */
export type LocalizableReader = Omit<Reader, 'settings'> & {
  /** The catalog in one of the languages of the settings. Without a language, all texts are English. */
  readonly catalogIn?: ((language: string) => RuleCatalog) | undefined;
};

export type ToolServerDeps = LocalizableReader &
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

/** Only an upgrade changes the answer. A client that keeps it for an hour notices soon enough. Revision 2026-07-28. */
const untilUpgrade = { ttlMs: 60 * 60 * 1000, cacheScope: 'private' } as const;

export type ToolServer = ReturnType<typeof createServer>;

/** Each request has a separate server of the SDK, because a server keeps what it knows of its client. */
export function createServer(deps: ToolServerDeps) {
  // oxlint-disable-next-line typescript/no-deprecated -- McpServer builds JSON Schemas again for each request, promises listChanged, and costs four times the CPU
  const server = new Server(
    { name: 'curbcut', title: 'Curbcut', version: deps.version },
    {
      capabilities: { tools: { listChanged: false } },
      instructions,
      supportedProtocolVersions: [protocolVersion],
      cacheHints: { 'server/discover': untilUpgrade, 'tools/list': untilUpgrade },
    },
  );
  server.setRequestHandler('tools/list', ({ params }) => {
    if (params?.cursor !== undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, noCursor);
    return { tools: declareTools() };
  });
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
