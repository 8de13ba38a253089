import { describe, expect, test } from 'vitest';
import { answerWith, anIndex, aUrlset } from '../../../test/sitemaps/sitemap-site.ts';
import { useSitemapSite } from '../../../test/sitemaps/discover-on-site.ts';

const { getSite, discover, serve, messageOf } = useSitemapSite();

describe("a site's address", () => {
  test('leads to the sitemaps that robots.txt names', async () => {
    serve('/shop/', '<!doctype html><title>Shop</title>');
    getSite().answers.set(
      '/robots.txt',
      answerWith('User-agent: *\r\nDisallow:\r\nsitemap : /map-a\r\nSITEMAP: /map-b # both\r\n', {
        'content-type': 'text/plain',
      }),
    );
    serve('/map-a', aUrlset(['/a']));
    serve('/map-b', `${getSite().origin}/b\n`);

    const found = await discover('/shop/');

    expect(found.pages).toEqual(['/a', '/b']);
    expect(getSite().hits).toEqual(['/shop/', '/robots.txt', '/map-a', '/map-b']);
  });

  test('leads to the first usual place that has a sitemap, without notes about the others', async () => {
    serve('/', 'sign in', 403);
    serve('/sitemap.xml', '<!doctype html><title>Not found</title>');
    serve('/sitemap-index.xml', anIndex(['/posts.xml']));
    serve('/posts.xml', aUrlset(['/a']));

    const found = await discover('/');

    expect(found).toMatchObject({ pages: ['/a'], outcome: { kind: 'done', notes: [] } });
    expect(getSite().hits).not.toContain('/wp-sitemap.xml');
  });

  test('fails with all that was tried', async () => {
    serve('/', '<!doctype html><title>Shop</title>');

    const found = await discover('/');

    expect(found.outcome).toMatchObject({ kind: 'failed', code: 'sitemap_not_xml', notes: [] });
    expect(messageOf(found)).toMatch(
      /^\/ is a web page \(“Shop”\), not a sitemap, and no sitemap was found for the site\. Tried: \/robots\.txt answered 404 \(Not Found\); \/sitemap\.xml answered 404/,
    );
    expect(messageOf(found, 'de')).toMatch(
      /^\/ ist eine Webseite \(„Shop“\) und keine Sitemap, und für die Website wurde keine Sitemap gefunden\. Versucht wurden: \/robots\.txt hat 404 \(Not Found\) geantwortet; /,
    );
  });

  test('is not guessed from an address that looks like a sitemap’s', async () => {
    serve('/sitemap.xml', '<!doctype html><title>Shop</title>');

    const found = await discover('/sitemap.xml');

    expect(found.outcome).toMatchObject({ kind: 'failed', code: 'sitemap_not_xml' });
    expect(getSite().hits).toEqual(['/sitemap.xml']);
  });
});
