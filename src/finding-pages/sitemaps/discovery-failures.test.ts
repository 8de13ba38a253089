import { expect, test } from 'vitest';
import { answerWith, aUrlset } from '../../../test/sitemaps/sitemap-site.ts';
import { SaidError } from '../../texts/said-error.ts';
import { says } from '../../texts/saying.ts';
import { useSitemapSite } from '../../../test/sitemaps/discover-on-site.ts';

const { getSite, discover, messageOf } = useSitemapSite();

test.each([
  [401, 'requires a sign-in'],
  [404, 'Check its spelling'],
  [429, 'Scan again in 60 seconds'],
  [500, 'The server failed'],
  [304, 'with status 200'],
])('a %i fails and says what to do', async (status, words) => {
  getSite().answers.set('/sitemap.xml', answerWith('', { 'retry-after': '60' }, status));

  const found = await discover('/sitemap.xml');

  expect(found.outcome).toMatchObject({ kind: 'failed', code: 'sitemap_http_status' });
  expect(messageOf(found)).toContain(words);
});

test.each([
  ['blocked_by_policy', 'blocked_by_policy'],
  ['dns_error', 'dns_error'],
  ['timeout', 'timeout_navigation'],
  ['bad_encoding', 'sitemap_bad_gzip'],
])('a fetch that fails with %s fails the discovery with %s, also for a site', async (kind, code) => {
  const saying = says('network.name_unknown', { name: `no\u202Ewhere.example/${'x'.repeat(400)}` });
  const fetchDocument = (): Promise<never> => Promise.reject(Object.assign(new SaidError(saying), { kind }));

  const discovered = await discover('/', { fetchDocument });

  expect(discovered.outcome).toMatchObject({ kind: 'failed', code });
  expect(messageOf(discovered)).toMatch(
    /^\/ could not be fetched: The name no where\.example\/x{280,290}… is not known to the name server\. [A-Z]/,
  );
});

test('a server that never answers is given up', async () => {
  getSite().answers.set('/sitemap.xml', () => undefined);

  const { outcome } = await discover('/sitemap.xml', { limits: { maxPages: 1, maxFileSeconds: 0.1 } });

  expect(outcome).toMatchObject({ kind: 'failed', code: 'timeout_navigation' });
});

test('aborting ends the discovery with the reason and closes the connection', async () => {
  const controller = new AbortController();
  const closed = Promise.withResolvers<void>();
  getSite().answers.set('/sitemap.xml', (_request, response) => {
    response.on('close', () => closed.resolve());
    response.write(aUrlset(['/a']).slice(0, 60), () => controller.abort(new Error('scan deleted')));
  });

  await expect(discover('/sitemap.xml', { signal: controller.signal })).rejects.toThrow('scan deleted');
  await closed.promise;
});
