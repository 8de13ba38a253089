import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onServer } from '../databases/each-database.ts';
import type { Answered, Endpoint } from './open-endpoint.ts';
import { openEndpoint, ping } from './open-endpoint.ts';

const version = '2026-07-28';
const versionKey = 'io.modelcontextprotocol/protocolVersion';
const serverInfo = { name: 'curbcut', title: 'Curbcut', version: '1.2.3' };
const meta = {
  [versionKey]: version,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

type Headers = Readonly<Record<string, string | undefined>>;

onServer('the MCP endpoint, to clients of revision 2026-07-28,', (open) => {
  let endpoint: Endpoint;
  beforeAll(async () => {
    endpoint = await openEndpoint((await open()).db);
  });
  afterAll(() => endpoint.close());

  /** Sends a request with all that the revision requires. */
  async function ask(method: string, params: object = {}, headers: Headers = {}): Promise<Answered> {
    const name = 'name' in params && typeof params.name === 'string' ? params.name : undefined;
    const standard = { 'mcp-protocol-version': version, 'mcp-method': method, 'mcp-name': name };
    const body = { jsonrpc: '2.0', id: 7, method, params: { _meta: meta, ...params } };
    return endpoint.post({ body, headers: { ...standard, ...headers } });
  }

  /** Status and JSON-RPC code of an error, on one line. */
  function codeOf({ status, json }: Answered): string {
    return `${status} ${String((json as { error?: { code?: number } }).error?.code)}`;
  }

  it('says what it is, without a handshake', async () => {
    const { status, headers, json } = await ask('server/discover');

    expect([status, headers['content-type'], headers['mcp-session-id']]).toEqual([200, 'application/json', undefined]);
    expect(json).toEqual({
      jsonrpc: '2.0',
      id: 7,
      result: {
        resultType: 'complete',
        supportedVersions: [version],
        capabilities: { tools: { listChanged: false } },
        instructions: expect.stringMatching(/^.{200,1500}$/s),
        ttlMs: 3_600_000,
        cacheScope: 'private',
        _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
      },
    });
  });

  it('lists and calls the tools of the other era', async () => {
    const [earlier, list, call] = await Promise.all([
      endpoint.request('tools/list'),
      ask('tools/list'),
      ask('tools/call', { name: 'list_scans', arguments: { limit: 1 } }),
    ]);

    const _meta = { 'io.modelcontextprotocol/serverInfo': serverInfo };
    expect(list.json).toEqual({
      jsonrpc: '2.0',
      id: 7,
      result: { ...(earlier as object), resultType: 'complete', ttlMs: 3_600_000, cacheScope: 'private', _meta },
    });
    expect(call.json).toMatchObject({
      result: { resultType: 'complete', structuredContent: { scans: [] }, content: [{ type: 'text' }], _meta },
    });
  });

  it.each<readonly [string, string, object, Headers, string]>([
    ['an unknown method', 'no/such', {}, {}, '404 -32601'],
    ['a method of the era before', 'ping', {}, {}, '404 -32601'],
    ['the handshake of the era before', 'initialize', { protocolVersion: version }, {}, '404 -32601'],
    ['a subscription, because nothing changes', 'subscriptions/listen', { notifications: {} }, {}, '404 -32601'],
    ['no version in _meta', 'tools/list', { _meta: {} }, {}, '400 -32602'],
    ['no _meta', 'tools/list', { _meta: undefined }, {}, '400 -32602'],
    ['no client capabilities', 'tools/list', { _meta: { [versionKey]: version } }, {}, '400 -32602'],
    ['no version header', 'tools/list', {}, { 'mcp-protocol-version': undefined }, '400 -32020'],
    ['another version header', 'tools/list', {}, { 'mcp-protocol-version': '2025-11-25' }, '400 -32020'],
    ['no method header', 'tools/list', {}, { 'mcp-method': undefined }, '400 -32020'],
    ['another method header', 'tools/list', {}, { 'mcp-method': 'tools/call' }, '400 -32020'],
    ['no name header', 'tools/call', { name: 'list_scans' }, { 'mcp-name': undefined }, '400 -32020'],
    ['another name header', 'tools/call', { name: 'list_scans' }, { 'mcp-name': 'get_scan' }, '400 -32020'],
    ['an unknown tool', 'tools/call', { name: 'delete_scan' }, {}, '200 -32602'],
    ['arguments that are no object', 'tools/call', { name: 'list_scans', arguments: [] }, {}, '200 -32602'],
    ['a cursor', 'tools/list', { cursor: 'x' }, {}, '200 -32602'],
  ])('refuses %s', async (_what, method, params, headers, expected) => {
    const answer = await ask(method, params, headers);

    expect(codeOf(answer)).toBe(expected);
    expect(answer.json).toMatchObject({ jsonrpc: '2.0', id: 7 });
  });

  it('refuses a version that does not exist, and names the one that does', async () => {
    const named = { ...meta, [versionKey]: '2099-01-01' };

    const answer = await ask('tools/list', { _meta: named }, { 'mcp-protocol-version': '2099-01-01' });

    expect([codeOf(answer), answer.json]).toEqual([
      '400 -32022',
      expect.objectContaining({
        error: expect.objectContaining({ data: { supported: [version], requested: '2099-01-01' } }),
      }),
    ]);
  });

  it("reads a name that the header encodes, and returns a mistake to the model as a tool's result", async () => {
    const encoded = `=?base64?${Buffer.from('get_scan').toString('base64')}?=`;

    const { status, json } = await ask('tools/call', { name: 'get_scan' }, { 'mcp-name': encoded });

    expect([status, json]).toEqual([
      200,
      expect.objectContaining({
        result: expect.objectContaining({
          isError: true,
          resultType: 'complete',
          content: [{ type: 'text', text: expect.stringContaining('list_scans') }],
        }),
      }),
    ]);
  });

  it('checks key, origin and body before, and sends no id where it knows none', async () => {
    const refused = await Promise.all([
      ask('tools/list', {}, { authorization: 'Bearer wrong' }),
      ask('tools/list', {}, { origin: 'https://evil.example' }),
      ask('tools/list', {}, { 'content-type': 'text/plain' }),
      endpoint.post({ body: '{', headers: { 'mcp-protocol-version': version } }),
      endpoint.post({ body: [ping], headers: { 'mcp-protocol-version': version } }),
    ]);

    expect(refused.map(codeOf)).toEqual(['401 401', '403 403', '415 -32600', '400 -32700', '400 -32600']);
    expect(refused.filter(({ json }) => 'id' in (json as object))).toEqual([]);
  });

  it('accepts notifications without a response', async () => {
    const body = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { _meta: meta, requestId: 7 } };

    const { status, body: text } = await endpoint.post({ body, headers: { 'mcp-protocol-version': version } });

    expect([status, text]).toEqual([202, '']);
  });

  describe('and to others', () => {
    it.each<readonly [string, object, Headers]>([
      ['no _meta and no header', ping, {}],
      ['a version before 2026 in _meta', { ...ping, params: { _meta: { [versionKey]: '2025-11-25' } } }, {}],
      ['_meta without a version', { ...ping, params: { _meta: { progressToken: 1 } } }, {}],
      ['headers of 2026 without the version', ping, { 'mcp-method': 'tools/list', 'mcp-name': 'x' }],
    ])('a request with %s is answered as before', async (_what, body, headers) => {
      const { status, body: text } = await endpoint.post({ body, headers });

      expect([status, text]).toEqual([200, '{"result":{},"jsonrpc":"2.0","id":1}']);
    });
  });
});
