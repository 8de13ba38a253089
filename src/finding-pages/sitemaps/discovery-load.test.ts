import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { aUrlset } from '../../../test/sitemaps/sitemap-site.ts';
import { useSitemapSite } from '../../../test/sitemaps/discover-on-site.ts';

const { getSite, discover, serve } = useSitemapSite();

test('a large file that is there at once does not hold the event loop', async () => {
  const bytes = Buffer.from(aUrlset(Array.from({ length: 60_000 }, (_, i) => `/page/${i}`)));
  const body = (async function* () {
    yield bytes;
  })();
  let turns = 0;
  const counter = setInterval(() => (turns += 1), 1);

  await discover('/sitemap.xml', { fetchDocument: async (url) => ({ status: 200, headers: {}, url, body }) });
  clearInterval(counter);

  expect(turns).toBeGreaterThan(5);
});

test('50,000 pages take less than 50 MB of memory', { timeout: 60_000 }, async () => {
  const addresses = Array.from(
    { length: 50_000 },
    (_, i) => `${getSite().origin}/department/${i}/a-page-with-a-name-of-usual-length?id=${i * 7919}`,
  );
  serve('/sitemap.xml', aUrlset(addresses));
  serve('/small.xml', aUrlset(['/a']));
  const probe = fileURLToPath(new URL('../../../test/sitemaps/discovery-memory-probe.ts', import.meta.url));

  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    probe,
    `${getSite().origin}/sitemap.xml`,
  ]);
  const { count, most } = JSON.parse(stdout) as { count: number; most: number };

  expect(count).toBe(50_000);
  expect(most / 1024 / 1024).toBeLessThan(50);
});
