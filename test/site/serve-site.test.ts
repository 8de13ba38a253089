import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedFindings } from './expected-findings.ts';
import { type Site, startSite } from './serve-site.ts';

describe('the test site', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite();
  });

  afterAll(async () => {
    await site.close();
  });

  it('has every page that findings are expected on', async () => {
    const statuses = await Promise.all(
      expectedFindings.map(async ({ path }) => [path, (await fetch(site.origin + path)).status]),
    );

    expect(statuses).toEqual(expectedFindings.map(({ path }) => [path, 200]));
  });

  it('lists pages of its own origin in its sitemap', async () => {
    const answer = await fetch(`${site.origin}/sitemap.xml?paths=/good,/images`);

    const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/gu)].map((match) => match[1]);
    expect(addresses).toEqual([`${site.origin}/good`, `${site.origin}/images`]);
  });

  it('answers a flaky page at the third attempt, each key for itself', async () => {
    const statuses: number[] = [];

    for (const key of ['a', 'a', 'b', 'a']) statuses.push((await fetch(`${site.origin}/flaky?key=${key}`)).status);

    expect(statuses).toEqual([503, 503, 503, 200]);
  });

  it('sends a visitor to another origin', async () => {
    const answer = await fetch(`${site.origin}/redirect/off-site`);

    expect(answer.url).toBe(`${site.otherOrigin}/good`);
  });

  it('answers any status, and 404 for an unknown path', async () => {
    const paths = ['/status/404', '/status/500', '/no-such-page', '/pages/good.html'];

    const statuses = await Promise.all(paths.map(async (path) => (await fetch(site.origin + path)).status));

    expect(statuses).toEqual([404, 500, 404, 404]);
  });

  it('counts what was requested', async () => {
    await fetch(`${site.origin}/type/pdf?first`);
    await fetch(`${site.otherOrigin}/type/pdf`);

    expect(site.countRequests('/type/pdf')).toBe(2);
  });
});
