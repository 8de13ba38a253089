import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { changeSettings } from '../../src/service/settings/change-settings.ts';
import { onServer } from '../databases/each-database.ts';
import type { Endpoint } from './open-endpoint.ts';
import { makeKey, openEndpoint, ping } from './open-endpoint.ts';

const foreign = 'https://evil.example';
const initialize = (version: unknown) => ({
  ...ping,
  method: 'initialize',
  params: { protocolVersion: version, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

onServer('the MCP endpoint', (open) => {
  let db: Database;
  let endpoint: Endpoint;
  beforeAll(async () => {
    ({ db } = await open());
    endpoint = await openEndpoint(db);
  });
  afterAll(() => endpoint.close());

  /** Status and JSON-RPC code of a refused response, on one line. */
  async function refusal(body: unknown, headers: Readonly<Record<string, string | undefined>> = {}): Promise<string> {
    const { status, json } = await endpoint.post({ body, headers });
    const { code } = (json as { error?: { code?: number } } | undefined)?.error ?? {};
    return `${status} ${String(code)}`;
  }

  describe('the order of checks', () => {
    it.each(['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH'] as const)(
      '%s is 405 before a key is asked for',
      async (method) => {
        const answer = await endpoint.rest.app.inject({
          method,
          url: '/mcp',
          headers: { origin: foreign, accept: 'text/event-stream' },
        });

        expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
      },
    );

    it('a missing or wrong key is 401 before anything else is checked', async () => {
      const wrong = [
        undefined,
        '',
        'Bearer',
        'Bearer x',
        endpoint.key,
        `Basic ${endpoint.key}`,
        `Bearer ${endpoint.key}A`,
        `Bearer ${endpoint.key.slice(0, -1)}`,
      ];
      const rest = { origin: foreign, 'content-type': 'text/plain', 'mcp-protocol-version': '1999-01-01' };

      const refused = await Promise.all(
        wrong.map((authorization) => refusal('{"jsonrpc":', { ...rest, authorization })),
      );

      expect(new Set(refused)).toEqual(new Set(['401 401']));
    });

    it('says by which scheme a key is sent, and when the one that was sent is not valid', async () => {
      const none = await endpoint.post({ headers: { authorization: undefined } });
      const wrong = await endpoint.post({ headers: { authorization: 'Bearer not-the-key' } });

      expect(none.headers['www-authenticate']).toBe('Bearer realm="mcp"');
      expect(wrong.headers['www-authenticate']).toBe('Bearer realm="mcp", error="invalid_token"');
      expect(wrong.body).not.toContain('not-the-key');
    });

    it('a key in the URL or in another header is never read', async () => {
      const headers = {
        'content-type': 'application/json',
        'x-api-key': endpoint.key,
        cookie: `mcp_key=${endpoint.key}`,
      };
      const answer = await endpoint.rest.app.inject({
        method: 'POST',
        url: `/mcp?key=${endpoint.key}`,
        headers,
        payload: JSON.stringify(ping),
      });

      expect(answer.statusCode).toBe(401);
      expect(answer.body).not.toContain(endpoint.key);
    });

    it.each([
      foreign,
      'null',
      'http://localhost.evil.example',
      'http://localhost@evil.example',
      'http://127.0.0.2',
      '',
      'http://localhost, https://evil.example',
    ])('the origin %o is 403 before the rest is checked', async (origin) => {
      expect(await refusal('{"jsonrpc":', { origin, 'content-type': 'text/plain' })).toBe('403 403');
    });

    it.each(['http://localhost', 'https://localhost:8443', 'http://127.0.0.1:5173', 'http://[::1]:3000'])(
      'the origin %s is allowed',
      async (origin) => {
        expect((await endpoint.post({ headers: { origin, 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
      },
    );

    it('a content type that is not JSON is 415 before the body is read', async () => {
      const types = [undefined, 'text/plain', 'text/plain; x=application/json', 'application/json-seq'];

      expect(await Promise.all(types.map((type) => refusal('{"jsonrpc":', { 'content-type': type })))).toEqual(
        types.map(() => '415 -32600'),
      );
    });

    it('a body of more than 1 MiB is 413', async () => {
      expect(await refusal(`{"x":"${'a'.repeat(1024 * 1024)}"}`)).toBe('413 -32600');
    });

    it('disabled, it is 403 with a sentence for clients with the key, and 401 for others', async () => {
      await changeSettings(db, { integrations: { mcp_enabled: false } });
      const known = await endpoint.post({});
      const stranger = await endpoint.post({ headers: { authorization: undefined } });
      await changeSettings(db, { integrations: { mcp_enabled: true } });

      expect([known.status, stranger.status]).toEqual([403, 401]);
      expect(known.json).toEqual({
        jsonrpc: '2.0',
        id: null,
        error: { code: 403, message: expect.stringContaining('MCP is disabled') },
      });
      expect((await endpoint.post({})).status).toBe(200);
    });

    it('a key that was replaced is refused at once, in the middle of other requests', async () => {
      const other = await openEndpoint(db);
      const running = Array.from({ length: 20 }, () => other.post({ body: ping }));
      const fresh = await makeKey(db);

      expect((await other.post({})).status).toBe(401);
      expect((await other.post({ headers: { authorization: `bearer ${fresh}` } })).status).toBe(200);
      await Promise.all(running);
      await other.close();
      await endpoint.close();
      endpoint = await openEndpoint(db);
    });
  });

  describe('the envelope', () => {
    it.each<readonly [unknown, string]>([
      ['', '400 -32700'],
      ['{"jsonrpc":', '400 -32700'],
      ['[]', '400 -32600'],
      [[ping, ping], '400 -32600'],
      ['5', '400 -32600'],
      ['null', '400 -32600'],
      [{ id: 1, method: 'ping' }, '400 -32600'],
      [{ ...ping, id: null }, '400 -32600'],
      [{ ...ping, id: {} }, '400 -32600'],
      [{ ...ping, id: 1.5 }, '400 -32600'],
      [{ jsonrpc: '2.0', id: 1 }, '400 -32600'],
      [{ ...ping, method: 7 }, '400 -32600'],
      [{ ...ping, params: [] }, '200 -32602'],
      [{ ...ping, method: 'no/such' }, '200 -32601'],
      [{ ...ping, method: '__proto__' }, '200 -32601'],
      [{ ...ping, method: 'resources/list' }, '200 -32601'],
      [{ ...ping, method: 'tools/list', params: { cursor: 'x' } }, '200 -32602'],
      [{ ...ping, method: 'initialize' }, '200 -32602'],
      [initialize(7), '200 -32602'],
      [{ ...ping, method: 'tools/call' }, '200 -32602'],
      [{ ...ping, method: 'tools/call', params: { name: 5 } }, '200 -32602'],
      [{ ...ping, method: 'tools/call', params: { name: 'list_scans', arguments: [] } }, '200 -32602'],
      [{ ...ping, method: 'tools/call', params: { name: 'constructor' } }, '200 -32602'],
      [{ ...ping, method: 'tools/call', params: { name: 'delete_scan' } }, '200 -32602'],
    ])('%j is refused with %s', async (body, expected) => {
      expect(await refusal(body)).toBe(expected);
    });

    it.each([0, -7, 9_007_199_254_740_991, '', 'abc', 'héé-日本-😀'])('the id %j comes back as it was', async (id) => {
      expect((await endpoint.post({ body: { ...ping, id } })).json).toEqual({ jsonrpc: '2.0', id, result: {} });
    });

    it('nothing is answered to notifications and to answers', async () => {
      const quiet = [
        { jsonrpc: '2.0', method: 'notifications/initialized' },
        { jsonrpc: '2.0', method: 'ping' },
        { jsonrpc: '2.0', id: 1, result: {} },
      ];

      const answers = await Promise.all(quiet.map((body) => endpoint.post({ body })));

      expect(answers.map(({ status, body }) => [status, body])).toEqual(quiet.map(() => [202, '']));
    });

    it('a body nested 50,000 deep breaks nothing', async () => {
      const deep = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;

      expect((await endpoint.post({ body: deep })).status).toBe(200);
    });
  });

  describe('the protocol', () => {
    it.each(['2025-11-25', '2024-11-05', '2026-07-28', 'banana'])(
      'initialize with %s returns the only version',
      async (version) => {
        const { json, headers } = await endpoint.post({
          body: initialize(version),
          headers: { 'mcp-protocol-version': version },
        });

        expect(json).toEqual({
          jsonrpc: '2.0',
          id: 1,
          result: {
            protocolVersion: '2025-11-25',
            capabilities: { tools: { listChanged: false } },
            serverInfo: { name: 'curbcut', title: 'Curbcut', version: '1.2.3' },
            instructions: expect.stringMatching(/^.{200,1500}$/s),
          },
        });
        expect(headers['mcp-session-id']).toBeUndefined();
      },
    );

    it('reads the headers of revisions whose messages look the same, and refuses others', async () => {
      const statusOf = async (version: string) =>
        (await endpoint.post({ headers: { 'mcp-protocol-version': version } })).status;

      expect(await Promise.all(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'].map(statusOf))).toEqual([
        200, 200, 200, 200,
      ]);
      expect(await Promise.all(['1999-01-01', 'banana', '2026-07-28'].map(statusOf))).toEqual([400, 400, 400]);
    });

    it('answers the probe of clients of 2026 so that they fall back', async () => {
      expect(await refusal({ ...ping, method: 'server/discover' })).toBe('400 -32600');
    });

    it.each([undefined, '*/*', 'application/json', 'text/event-stream', 'text/html'])(
      'answers JSON whatever is accepted: %s',
      async (accept) => {
        const { status, headers } = await endpoint.post({ headers: { accept } });

        expect([status, headers['content-type']]).toEqual([200, 'application/json']);
      },
    );

    it('callers who use the same id at the same time get their own answers', async () => {
      const limits = Array.from({ length: 20 }, (_, index) => index + 1);

      const pages = await Promise.all(
        limits.map(async (limit) => (await endpoint.call('list_scans', { limit }))['page']),
      );

      expect(pages).toMatchObject(limits.map((limit) => ({ limit })));
    });

    it.each([
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-protected-resource/mcp',
      '/.well-known/oauth-authorization-server',
      '/mcp/x',
    ])('a client that looks for a sign-in at %s finds a 404 in JSON', async (url) => {
      const answer = await endpoint.rest.app.inject({ url, headers: { accept: 'text/html' } });

      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        expect.stringContaining('application/problem+json'),
      ]);
    });
  });

  it('accepts no more requests with one key than its rate allows, and says when to continue', async () => {
    const stillMs = Date.now();
    const slow = await openEndpoint(db, { mcpRate: { burst: 3, perSecond: 0.5 }, now: () => new Date(stillMs) });

    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push(await slow.post({}));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.headers['retry-after']).toBe('2');
    await slow.close();
  });
});
