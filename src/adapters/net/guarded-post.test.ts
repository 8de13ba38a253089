import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { PostOutcome } from './guarded-post.ts';
import { createGuardedPost } from './guarded-post.ts';
import { createNetworkPolicy } from './policy.ts';
import { says } from '../../texts/saying.ts';
import { say } from '../../texts/say.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A receiver on loopback, and what it was asked. */
async function aReceiver(answer: RequestListener) {
  const seen: { readonly method: string; readonly path: string; readonly body: string }[] = [];
  const take = async (...[request, response]: Parameters<RequestListener>) => {
    seen.push({ method: request.method ?? '', path: request.url ?? '', body: await readBody(request) });
    answer(request, response);
  };
  const server = createServer((request, response) => void take(request, response));
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { seen, port, url: `http://127.0.0.1:${port}/hook?key=1` };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece as Uint8Array)); // no encoding is set
  return Buffer.concat(pieces).toString();
}

function aPost({ allow = ['127.0.0.1'], addresses = [] as string[], longestMs = 20_000 } = {}) {
  const policy = createNetworkPolicy({
    mode: 'public-only',
    allow,
    deny: [],
    words: { allow: 'ITS_ALLOW', deny: 'ITS_DENY', notPublic: (place) => says('webhooks.not_public', place) },
    ownEndpoints: () => [],
    resolve: () => Promise.resolve(addresses),
  });
  const post = createGuardedPost(policy, longestMs);
  return (url: string, signal = new AbortController().signal) =>
    post({ url, headers: { 'content-type': 'application/json' }, body: '{"a":"ä"}', signal });
}

function sayFailure(outcome: PostOutcome): string | undefined {
  return outcome.kind === 'failed' ? say('en', outcome.saying) : undefined;
}

describe('a POST through the guarded network', () => {
  it('sends the body to an address that is allowed, and gives the status', async () => {
    const { seen, url } = await aReceiver((_request, response) =>
      response.writeHead(202, { 'retry-after': '7' }).end(),
    );

    expect(await aPost()(url)).toEqual({ kind: 'answered', status: 202, retryAfter: '7' });
    expect(seen).toEqual([{ method: 'POST', path: '/hook?key=1', body: '{"a":"ä"}' }]);
  });

  it.each([301, 302, 307, 308])('follows no redirect (%i)', async (status) => {
    const { seen, url } = await aReceiver((_request, response) =>
      response.writeHead(status, { location: '/elsewhere' }).end(),
    );

    expect(await aPost()(url)).toMatchObject({ kind: 'answered', status });
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['a loopback address', 'http://127.0.0.1:PORT/secret', []],
    ['another spelling of it', 'http://2130706433:PORT/secret', []],
    ['a name with a private address', 'http://hook.test:PORT/secret', ['10.0.0.1']],
    ['a name with a public and a private address', 'http://hook.test:PORT/secret', ['93.184.216.34', '127.0.0.1']],
    ['a metadata service', 'http://169.254.169.254/secret', []],
  ])('refuses %s, and says nothing of the path', async (_what, url, addresses) => {
    const { seen, port } = await aReceiver((_request, response) => response.end());

    const outcome = await aPost({ allow: [], addresses })(url.replace('PORT', String(port)));

    expect(outcome.kind).toBe('failed');
    expect(sayFailure(outcome)).not.toContain('secret');
    expect(JSON.stringify(outcome)).not.toContain('secret');
    expect(seen).toEqual([]);
  });

  it('refuses a metadata service also if everything is allowed', async () => {
    const outcome = await aPost({ allow: ['0.0.0.0/0'] })('http://169.254.169.254/');

    expect(sayFailure(outcome)).toContain('never contacted');
  });

  it('names the setting that allows an address', async () => {
    const outcome = await aPost({ allow: [], addresses: ['10.1.2.3'] })('http://hook.test/');

    expect(sayFailure(outcome)).toBe(
      'hook.test:80, which is at 10.1.2.3, is an address of a private network, and webhooks reach public addresses only. To allow it, add 10.1.2.3:80 to ITS_ALLOW.',
    );
  });

  it('reads the start of an answer without an end', async () => {
    const { url } = await aReceiver((_request, response) => {
      const write = (): void => void (response.write('x'.repeat(65_536)) && setImmediate(write));
      response.on('error', () => undefined).on('drain', write);
      write();
    });

    expect(await aPost()(url)).toMatchObject({ kind: 'answered', status: 200 });
  });

  it('gives up when no answer comes in time', async () => {
    const { seen, url } = await aReceiver(() => undefined);

    expect(await aPost({ longestMs: 300 })(url)).toEqual({
      kind: 'failed',
      saying: says('network.receiver_silent', { n: 0.3 }),
    });
    expect(seen.length).toBeLessThanOrEqual(1);
  });

  it('counts an answer whose body never ends', async () => {
    const { url } = await aReceiver((_request, response) => {
      response.writeHead(200);
      response.write('begun');
    });

    expect(await aPost({ longestMs: 4_000 })(url)).toMatchObject({ kind: 'answered', status: 200 });
  });

  it('says that nothing listens there, and ends with the signal of its caller', async () => {
    const { url, port } = await aReceiver(() => undefined);
    const stop = new AbortController();
    const stopped = aPost()(url, stop.signal);
    stop.abort(new Error('stopping'));

    await expect(stopped).rejects.toThrow('stopping');
    servers[0]?.closeAllConnections();
    servers[0]?.close();
    await once(servers[0] ?? process, 'close');
    expect(await aPost()(`http://127.0.0.1:${port}/`)).toEqual({
      kind: 'failed',
      saying: says('network.refused', { endpoint: `127.0.0.1:${port}` }),
    });
  });
});
