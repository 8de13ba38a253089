import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { anIndex, aUrlset } from '../../../test/sitemaps/sitemap-site.ts';
import { sayNotes } from '../../texts/note.ts';
import { useSitemapSite, notesOf } from '../../../test/sitemaps/discover-on-site.ts';

const { getSite, discover, serve, messageOf } = useSitemapSite();

describe('a sitemap index', () => {
  test('is followed three levels deep, each sitemap once, and survives bad children', async () => {
    serve(
      '/index.xml',
      anIndex([
        '/one.xml.gz',
        '/one.xml.gz',
        '/index.xml',
        '/missing.xml',
        '/page.xml',
        'file:///etc/passwd',
        '/l1.xml',
      ]),
    );
    serve('/one.xml.gz', gzipSync(aUrlset(['/a'])));
    serve('/page.xml', '<!doctype html><title>Shop</title>');
    serve('/l1.xml', anIndex(['/l2.xml']));
    serve('/l2.xml', anIndex(['/l3.xml']));
    serve('/l3.xml', `<urlset><url><loc>/deep</loc></url><sitemap><loc>/l4.xml</loc></sitemap></urlset>`);

    const found = await discover('/index.xml');

    expect(found.pages).toEqual(['/a', '/deep']);
    expect(notesOf(found)).toEqual({ sitemap_loop: 2, sitemap_unreadable: 3, sitemap_depth: 1 });
    expect(getSite().hits.filter((path) => path === '/one.xml.gz')).toHaveLength(1);
    const [unreadable = ''] = sayNotes(found.outcome.notes, 'en').flatMap(({ code, message }) =>
      code === 'sitemap_unreadable' ? [message] : [],
    );
    expect(unreadable).toContain('/missing.xml answered 404 (Not Found) (sitemap_http_status); ');
    expect(unreadable).toContain('/page.xml is a web page (“Shop”), not a sitemap (sitemap_not_xml)');
  });

  test('is read up to the limit of files', async () => {
    serve('/index.xml', anIndex(Array.from({ length: 10 }, (_, i) => `/${i}.xml`)));
    for (let i = 0; i < 10; i += 1) serve(`/${i}.xml`, aUrlset([`/p/${i}`]));

    const found = await discover('/index.xml', { limits: { maxPages: 100, maxFiles: 4 } });

    expect(found.pages).toEqual(['/p/0', '/p/1', '/p/2']);
    expect(notesOf(found)).toEqual({ sitemap_too_many: 7 });
  });

  test.each([
    ['sitemap_loop', ['/index.xml'], 'lists only itself'],
    ['sitemap_http_status', ['/missing.xml', '/empty.xml'], '/missing.xml answered 404'],
    ['sitemap_empty', ['/empty.xml'], 'is a sitemap index without pages'],
    ['sitemap_empty', ['/foreign.xml'], 'none of them can be scanned'],
  ])('fails with %s when it leads to nothing: %j', async (code, children, words) => {
    serve('/index.xml', anIndex(children));
    serve('/empty.xml', aUrlset([]));
    serve('/foreign.xml', aUrlset(['http://other.example/']));

    const found = await discover('/index.xml');

    expect(found.outcome).toMatchObject({ kind: 'failed', code });
    expect(messageOf(found)).toContain(words);
  });
});
