import { afterAll, describe, expect, it } from 'vitest';
import { crawlScopeSchema } from './crawl-scope.ts';
import { filterLinks } from './link-filter.ts';
import { PatternThread } from './pattern-thread.ts';
import { createRobotsCheck } from './robots-check.ts';
import { createUrlScope } from './url-scope.ts';

const start = 'https://www.example.co.uk/docs/start.html';

const patterns = new PatternThread();
afterAll(async () => patterns.close());

function scopeOf(scope: Parameters<typeof crawlScopeSchema.parse>[0], from = start) {
  const check = createUrlScope(from, crawlScopeSchema.parse(scope), patterns.match);
  return async (paths: readonly string[]) => {
    const drops = await check(paths.map((path) => new URL(path, from).href));
    return drops.map((drop) => drop?.rule);
  };
}

describe('a scope', () => {
  it.each([
    ['page', [undefined, 'out_of_scope', 'out_of_scope', 'out_of_scope', 'out_of_scope']],
    ['folder', [undefined, undefined, 'out_of_scope', 'out_of_scope', 'out_of_scope']],
    ['host', [undefined, undefined, undefined, 'out_of_scope', 'out_of_scope']],
    ['domain', [undefined, undefined, undefined, undefined, 'out_of_scope']],
  ] as const)('of the extent %s has what belongs to it', async (extent, expected) => {
    const check = scopeOf({ extent });
    const urls = [start, '/docs/a/b', 'https://example.co.uk/', 'https://blog.example.co.uk/', 'https://other.co.uk/'];

    expect(await check(urls)).toEqual(expected);
  });

  it('of an address or a local name has no domain beyond its host', async () => {
    const check = scopeOf({ extent: 'domain' }, 'http://10.0.0.1:8080/');

    expect(await check(['http://10.0.0.1:8080/a', 'http://10.0.0.2:8080/a', 'http://10.0.0.1:9090/a'])).toEqual([
      undefined,
      'out_of_scope',
      'out_of_scope',
    ]);
  });

  it.each([
    ['/news/**', ['/news', '/news/', '/news/a/b'], ['/newsletter', '/a/news/b']],
    ['/#/admin/**', ['/#/admin', '/#/admin/a'], ['/admin/a', '/#/a', '/x/#/admin']],
    ['#!a', ['/#!a', '/x/#!a'], ['/#!ab', '/a']],
    ['/news/*', ['/news/a', '/news/'], ['/news/a/b']],
    ['*.html', ['/a.html', '/b/c.html'], ['/a.html/b', '/a.htm']],
    ['/**/print', ['/print', '/a/b/print'], ['/a/printer']],
    ['/a+b(c)/?x=1', ['/a+b(c)/?x=1'], ['/a+b(c)/', '/aab(c)/?x=1']],
    ['/straße/**', ['/straße/a', '/stra%C3%9Fe/a'], ['/strasse/a']],
    ['re:/\\d{4}/\\d\\d/$', ['/2026/11/'], ['/2026/11/a']],
  ])('with the pattern %s excludes what it matches', async (pattern, matched, others) => {
    const check = scopeOf({ exclude: [pattern] });

    expect(await check(matched)).toEqual(matched.map(() => 'excluded'));
    expect(await check(others)).toEqual(others.map(() => undefined));
  });

  it('has what is included and not excluded', async () => {
    const check = scopeOf({ include: ['/docs/**', '/help'], exclude: ['/docs/old/**'] });

    expect(await check(['/docs/a', '/help', '/docs/old/a', '/else'])).toEqual([
      undefined,
      undefined,
      'excluded',
      'not_included',
    ]);
  });

  it('answers in linear time for patterns that would keep other engines busy', async () => {
    const check = scopeOf({ exclude: ['re:(a+)+$', '/**a**a**a**a**a**a**b'] });

    expect(await check([`/${'a'.repeat(2_000)}!`])).toEqual([undefined]);
  });
});

describe('the links of a page', () => {
  const links = (paths: readonly string[], signOutLinks: readonly string[] = []) => ({
    links: paths.map((path) => new URL(path, start).href),
    signOutLinks: signOutLinks.map((path) => new URL(path, start).href),
    scriptLinks: [],
  });
  const filter = { scope: createUrlScope(start, crawlScopeSchema.parse({}), patterns.match), robots: undefined };

  it('are followed unless they would end a session, lead to a file, or repeat', async () => {
    const paths = [
      '/a',
      '/a#b',
      '/LogOut',
      '/user/sign-out?x',
      '/bye',
      '/?action=logout',
      '/x.PDF',
      '/blogoutlet',
      '/p/p/p/p/',
    ];

    const found = await filterLinks(filter, links(paths, ['/bye']));

    expect(found.map(({ url, drop }) => [url.slice('https://www.example.co.uk'.length), drop?.rule])).toEqual([
      ['/a', undefined],
      ['/LogOut', 'sign_out'],
      ['/user/sign-out?x', 'sign_out'],
      ['/bye', 'sign_out'],
      ['/?action=logout', 'sign_out'],
      ['/x.PDF', 'not_a_page'],
      ['/blogoutlet', undefined],
      ['/p/p/p/p/', 'repeated_segments'],
    ]);
  });

  it('that are routes are followed like others, and a link that only a script follows is named', async () => {
    const paths = ['/#/a', '/#!a', '/#/', '/#top', '/#/logout', '/app#!/sign-out?x', '/#/p/p/p/p'];

    const found = await filterLinks(filter, { ...links(paths), scriptLinks: ['Menu'] });

    expect(found.map(({ url, drop }) => [url.replace('https://www.example.co.uk', ''), drop?.rule])).toEqual([
      ['/#/a', undefined],
      ['/#!a', undefined],
      ['/', undefined],
      ['/#/logout', 'sign_out'],
      ['/app#!/sign-out?x', 'sign_out'],
      ['/#/p/p/p/p', 'repeated_segments'],
      ['Menu', 'script_link'],
    ]);
  });

  it.each([
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', 200, [false, true, true]],
    ['User-agent: curbcut\nDisallow: /a/b\n\nUser-agent: *\nDisallow: /', 200, [true, false, true]],
    ['\uFEFFUser-agent: CurbCut/1.0\nSitemap: /x\nUser-agent: other\nDisallow: /*b$', 200, [true, false, true]],
    ['User-agent: *\nDisallow: /', 404, [true, true, true]],
    ['', 503, [false, false, false]],
  ])('follow robots.txt: %j with status %i', async (text, status, allowed) => {
    const asked: string[] = [];
    const robots = createRobotsCheck(async (url) => {
      asked.push(url);
      return { status, text };
    }, patterns.robots);

    const found = await filterLinks({ ...filter, robots }, links(['/a', '/a/b', '/c']));

    expect(found.map(({ drop }) => drop === undefined)).toEqual(allowed);
    expect(asked).toEqual(['https://www.example.co.uk/robots.txt']);
  });

  it('are not followed where the server cannot be asked', async () => {
    const robots = createRobotsCheck(async () => undefined, patterns.robots);

    const [found] = await filterLinks({ ...filter, robots }, links(['/a']));

    expect(found?.drop).toEqual({ rule: 'robots_unreachable' });
  });
});
