import { describe, expect, test } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';
import { createNetworkPolicy } from './policy.ts';
import { useSites, fetchFrom, readText } from '../../../test/net/fetch-from-sites.ts';

const { aSite } = useSites();

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('by %i is followed and reported', async (status) => {
    const site = await aSite((request, response) => {
      if (request.url === '/') response.writeHead(status, { location: '/next' }).end();
      else response.end('arrived');
    });

    const response = await fetchFrom(`${site}/`);

    expect([await readText(response), response.url, response.redirects]).toEqual([
      'arrived',
      `${site}/next`,
      [`${site}/`],
    ]);
  });

  test('whose body never ends is followed at once', async () => {
    const site = await aSite((request, response) => {
      if (request.url === '/next') response.end('arrived');
      else response.writeHead(302, { location: '/next' }).write('endless');
    });

    expect(await readText(await fetchFrom(site))).toBe('arrived');
  });

  test('to a path in UTF-8 is followed to that path', async () => {
    const site = await aSite((request, response) => {
      if (request.url === '/gr%C3%BC%C3%9Fe') response.end('arrived');
      else response.writeHead(302, { location: Buffer.from('/grüße').toString('latin1') }).end();
    });

    expect(await readText(await fetchFrom(site))).toBe('arrived');
  });

  test('without a location is an answer', async () => {
    const site = await aSite((_request, response) => void response.writeHead(302).end('stay'));

    expect((await fetchFrom(site)).status).toBe(302);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:169.254.169.254]/',
    'http://metadata.google.internal/',
    'http://127.1:1/',
    'http://localhost./',
    '//0.0.0.0/',
  ])('to %s is blocked_by_policy', async (location) => {
    const site = await aSite((_request, response) => void response.writeHead(302, { location }).end());

    await expect(fetchFrom(site)).rejects.toMatchObject({ kind: 'blocked_by_policy' });
  });

  test.each([
    'http://',
    'http://a b/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/xml,x',
    'http://localhost:99999/',
  ])('to %s is redirect_invalid', async (location) => {
    const site = await aSite((_request, response) => void response.writeHead(302, { location }).end());

    await expect(fetchFrom(site)).rejects.toMatchObject({ kind: 'redirect_invalid' });
  });

  test('is checked once, like every hop', async () => {
    const asked: string[] = [];
    const ownEndpoints = (freshness: string) => (asked.push(freshness), []);
    const policy = createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints });
    const site = await aSite((request, response) =>
      request.url === '/end' ? void response.end('arrived') : void response.writeHead(302, { location: '/end' }).end(),
    );

    const response = await guardedFetch(await policy.scopeFor(new URL(site)), site);

    expect(await readText(response)).toBe('arrived');
    expect(asked).toEqual(['now', 'recent', 'recent']);
  });

  test('once too often is too_many_redirects', async () => {
    let hops = 0;
    const site = await aSite(
      (_request, response) => void response.writeHead(302, { location: `/${(hops += 1)}` }).end(),
    );

    await expect(fetchFrom(site, { maxRedirects: 3 })).rejects.toMatchObject({ kind: 'too_many_redirects' });
    expect(hops).toBe(4);
  });

  test('to another origin takes no secrets along', async () => {
    const other = await aSite(
      (request, response) =>
        void response.end(JSON.stringify([request.headers.authorization, request.headers['x-kept']])),
    );
    const site = await aSite(
      (_request, response) => void response.writeHead(302, { location: other.replace('//', '//user:pass@') }).end(),
    );

    const response = await fetchFrom(site, { headers: { Authorization: 'secret', 'X-Kept': 'yes' } }, ['localhost']);

    expect([await readText(response), response.url]).toEqual(['[null,"yes"]', `${other}/`]);
  });
});
