import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { cp } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { aGroup, aScan, aScannedReport, scanNextPage } from '../contracts/make-scans.ts';
import { runService } from '../e2e/run-service.ts';
import type { TestService } from '../e2e/start-service.ts';
import { resultSchema } from './open-endpoint.ts';
import type { Revision } from './run-conformance.ts';
import { runConformance } from './run-conformance.ts';
import { inspect } from './run-inspector.ts';
import { switchOn } from './switch-on.ts';

const info = { name: 'curbcut-test', version: '1.0.0' };
/** Found on one page: 1,500, of which 1,000 are stored. */
const large = { kind: 'failed', key: 'image-alt' };

/** What both generations of the official client can do. Each checks what a tool answers against its output schema. */
type AnyClient = {
  listTools(): Promise<{ readonly tools: readonly { readonly name: string }[] }>;
  callTool(call: { readonly name: string; readonly arguments: Record<string, unknown> }): Promise<unknown>;
  close(): Promise<void>;
};

let service: TestService;
let url: URL;
let key: string;
let scanId: string;

beforeAll(async () => {
  // No client scans, so no browser starts.
  service = await runService({ CURBCUT_ROLE: 'web' }, async (folder) => {
    await cp(inject('embeddedTemplates').migrated, folder, { recursive: true });
    const database = await openDatabase({ kind: 'embedded', folder });
    ({ id: scanId } = await aScan(database.db));
    await scanNextPage(database.db, aScannedReport({ groups: [aGroup(1_000, { total: 1_500 })] }));
    await database.close();
  });
  url = new URL('/mcp', service.origin);
  key = await switchOn(service.origin);
});

afterAll(() => service.close());

const requestInit = () => ({ headers: { authorization: `Bearer ${key}` } });

async function connectNewest(mode: 'legacy' | 'auto', revision: Revision): Promise<AnyClient> {
  const client = new Client(info, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: requestInit() }));
  expect([client.getServerVersion()?.name, client.getNegotiatedProtocolVersion()]).toEqual(['curbcut', revision]);
  return client;
}

async function connectOlder(): Promise<AnyClient> {
  const client = new OlderClient(info);
  await client.connect(new OlderTransport(url, { requestInit: requestInit() }));
  return client;
}

describe.each<readonly [string, () => Promise<AnyClient>]>([
  ['the official client 2.x', () => connectNewest('legacy', '2025-11-25')],
  ['the official client 2.x that first asks for the revision of 2026', () => connectNewest('auto', '2026-07-28')],
  ['the official client 1.x', connectOlder],
])('%s', (_name, connect) => {
  let client: AnyClient;
  beforeAll(async () => {
    client = await connect();
  });
  afterAll(() => client.close());

  const call = async (name: string, args: Record<string, unknown>) =>
    resultSchema.parse(await client.callTool({ name, arguments: args }));

  it('lists the tools and calls each, and finds their answers as their schemas say', async () => {
    const { tools } = await client.listTools();

    for (const { name } of tools) {
      const result = await call(name, { scan_id: scanId, ...large });
      expect([name, result.isError, JSON.parse(result.content[0]?.text ?? '')]).toEqual([
        name,
        undefined,
        result.structuredContent,
      ]);
    }
    expect(tools).toHaveLength(6);
  });

  it('walks all pages of a large group to the end', async () => {
    const seen = new Set<string>();
    let offset: number | null = 0;
    while (offset !== null) {
      const { structuredContent } = await call('get_issue_detail', { scan_id: scanId, ...large, limit: 100, offset });
      const answer: z.infer<typeof pageSchema> = pageSchema.parse(structuredContent);
      for (const { selector } of answer.occurrences) seen.add(selector);
      offset = answer.page.next_offset;
    }

    expect(seen.size).toBe(1_000);
  });

  it('returns a mistake to the model as a result that says what is valid', async () => {
    expect(await call('get_scan', {})).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('list_scans') }],
    });
  });
});

const pageSchema = z.object({
  occurrences: z.array(z.object({ selector: z.string() })),
  page: z.object({ next_offset: z.int().nullable() }),
});

it('a client with a wrong key gets an authorization error', async () => {
  const client = new Client(info);

  const connecting = client.connect(
    new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: 'Bearer wrong' } } }),
  );

  await expect(connecting).rejects.toThrow(/401|unauthorized|key is not valid/i);
});

describe("the Inspector's command line", () => {
  it('lists the tools and finds nothing that a host could not read', async () => {
    const { exitCode, output } = await inspect({ url, key, args: ['--method', 'tools/list', '--strict'] });

    expect([exitCode, output.match(/"name": "\w+_\w+"/g)?.length]).toEqual([0, 6]);
  });

  it('calls a tool', async () => {
    const { exitCode, output } = await inspect({
      url,
      key,
      args: ['--method', 'tools/call', '--tool-name', 'get_scan', '--tool-arg', `scan_id=${scanId}`],
    });

    expect([exitCode, output.includes(scanId)]).toEqual([0, true]);
  });
});

describe('the official conformance suite', () => {
  it.each<readonly [Revision, string]>([
    ['2025-11-25', 'server-initialize'],
    ['2026-07-28', 'server-stateless'],
  ])('passes what %s requires of read-only tools, and fails only what the list names', async (revision, scenario) => {
    const { exitCode, output } = await runConformance({ url, key }, revision);

    expect(output).toContain(scenario);
    expect({ exitCode, unexpected: output.split('Unexpected failures')[1] }).toEqual({
      exitCode: 0,
      unexpected: undefined,
    });
  });
});
