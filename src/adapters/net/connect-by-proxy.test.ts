import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { aProxy, openConnectProxy } from '../../../test/net/connect-proxy.ts';
import { OpenServers } from '../../../test/net/open-servers.ts';
import { aResolver, aScope, connectAndClose, findKind, useGreeter } from '../../../test/net/policy-scope.ts';

const greeter = useGreeter();
const open = new OpenServers();
afterEach(() => open.close());

const names = {
  'public.test': [['93.184.216.34']],
  'intranet.test': [['10.1.2.3']],
  'app.test': [['127.0.0.1']],
};

async function aProxiedScope(target: string, { status = 200, without = '' } = {}) {
  const proxy = await openConnectProxy(open, { to: greeter.port, status });
  const proxies = aProxy(`http://ada:s%40cret@127.0.0.1:${proxy.port}`, without);
  const scope = await aScope(target, { resolve: aResolver(names).resolve, proxies });
  return { scope, ...proxy };
}

const sentenceOf = (work: Promise<unknown>): Promise<string> =>
  work.then(String, (error: unknown) => (error instanceof Error ? error.message : ''));

describe('with a proxy', () => {
  it('a public name goes through it by name, with the credentials, and its bytes arrive whole', async () => {
    const { scope, asked } = await aProxiedScope('https://public.test/');

    const socket = await scope.connect('public.test', 443);
    const [greeting] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();

    expect(String(greeting)).toBe('hello');
    expect(asked).toEqual([{ endpoint: 'public.test:443', authorization: `Basic ${btoa('ada:s@cret')}` }]);
  });

  it('a name that only the proxy can resolve goes through it, and a literal public address too', async () => {
    const { scope, asked } = await aProxiedScope('https://only-the-proxy-knows.test/');

    await connectAndClose(scope, 'only-the-proxy-knows.test', 443);
    await connectAndClose(scope, '93.184.216.35', 80);
    await connectAndClose(scope, '2606:2800:21f:cb07::1', 8443);

    expect(asked.map(({ endpoint }) => endpoint)).toEqual([
      'only-the-proxy-knows.test:443',
      '93.184.216.35:80',
      '[2606:2800:21f:cb07::1]:8443',
    ]);
  });

  it('loopback is reached directly, by every name of it', async () => {
    const { scope, asked } = await aProxiedScope(`http://app.test:${greeter.port}/`);

    const reached = [
      await connectAndClose(scope, 'app.test', greeter.port),
      await connectAndClose(scope, 'localhost', greeter.port),
      await connectAndClose(scope, '127.0.0.1', greeter.port),
    ];

    expect(reached).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
    expect(asked).toEqual([]);
  });

  it('the guard refuses as without it: inside, metadata, and the proxy itself', async () => {
    const { scope, asked, port } = await aProxiedScope('https://public.test/');

    for (const [host, to] of [
      ['intranet.test', 443],
      ['10.1.2.3', 443],
      ['169.254.169.254', 80],
      ['metadata.google.internal', 80],
      ['127.0.0.1', port],
    ] as const) {
      expect([host, await findKind(scope.connect(host, to))]).toEqual([host, 'blocked_by_policy']);
    }
    expect(asked).toEqual([]);
  });

  it('CURBCUT_NETWORK_DENY refuses a name that only the proxy can resolve', async () => {
    const proxies = aProxy('http://127.0.0.1:1');
    const scope = await aScope('https://public.test/', {
      resolve: aResolver(names).resolve,
      proxies,
      deny: ['*.corp.test'],
    });

    expect(await findKind(scope.connect('wiki.corp.test', 443))).toBe('blocked_by_policy');
  });

  it('NO_PROXY leaves the name to the machine', async () => {
    const { scope, asked } = await aProxiedScope('https://public.test/', { without: '.unknown.test' });

    expect(await findKind(scope.connect('a.unknown.test', 443))).toBe('dns_error');
    expect(asked).toEqual([]);
  });

  it.each([
    [407, 'asks for a user name and a password. Write them into HTTPS_PROXY: http://USER:PASSWORD@HOST:PORT.'],
    [403, '(HTTPS_PROXY) does not connect to public.test:443: it answered with status 403.'],
  ])('its refusal with status %i is a sentence without the password', async (status, sentence) => {
    const { scope, port } = await aProxiedScope('https://public.test/', { status });

    const said = await sentenceOf(scope.connect('public.test', 443));

    expect(said).toContain(`The proxy 127.0.0.1:${port} `);
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/ada|s%40cret|s@cret/u);
  });

  it('a proxy that is not there is a sentence that names the variable', async () => {
    const proxies = aProxy('http://ada:secret@127.0.0.1:1');
    const scope = await aScope('https://public.test/', { resolve: aResolver(names).resolve, proxies });

    expect(await sentenceOf(scope.connect('public.test', 443))).toBe(
      'The proxy 127.0.0.1:1 (HTTPS_PROXY) cannot be used (ECONNREFUSED). Correct the variable, or unset it.',
    );
  });

  it('a caller that leaves while the proxy is silent gets its own reason', async () => {
    const silent = await open.listen(createServer());
    const scope = await aScope('https://public.test/', {
      resolve: aResolver(names).resolve,
      proxies: aProxy(`127.0.0.1:${silent}`),
    });
    const gone = new AbortController();

    const connecting = sentenceOf(scope.connect('public.test', 443, { signal: gone.signal }));
    setImmediate(() => gone.abort(new Error('the page is closed')));

    expect(await connecting).toBe('the page is closed');
  });
});
