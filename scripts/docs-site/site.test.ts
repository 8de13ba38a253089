import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../src/edges/cli/commands.ts';
import { engines } from '../../src/engines/engines.ts';
import { createRuleCatalog } from '../../src/engines/rule-catalog.ts';
import { renderSearch, renderUnknown } from './render-page.ts';
import { urlOf } from './resolve-link.ts';
import type { OpenApi } from '../read-openapi.ts';
import { readOpenapi } from '../read-openapi.ts';
import type { Site } from './site-map.ts';
import { mapSite } from './site-map.ts';
import { renderSite, servedBase } from './write-site.ts';

const root = join(import.meta.dirname, '..', '..');
const catalog = createRuleCatalog(engines);

let site: Site;
let api: OpenApi;
/** The HTML of each page by its URL. */
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  site = await mapSite(root);
  api = await readOpenapi();
  pages = new Map(renderSite(site, servedBase).map(({ path, html }) => [urlOf(servedBase, path), html]));
});

function pageAt(path: string): string {
  return pages.get(urlOf(servedBase, path)) ?? '';
}

function listLinks(html: string): readonly string[] {
  return [...html.matchAll(/href="([^"]+)"/gu)].map(([, href = '']) => href);
}

/** True for a page and a heading that the site has, and for other sites. */
function leadsSomewhere(from: string, href: string): boolean {
  if (/^https?:/u.test(href) || href === `${servedBase}style.css` || href === `${servedBase}report.schema.json`)
    return true;
  const [path = '', anchor] = href.split('#');
  const html = pages.get(path === '' ? from : path);
  return html !== undefined && (anchor === undefined || html.includes(` id="${anchor}"`));
}

describe('the documentation site', () => {
  it('has only links that lead to a page, and to a heading that it has', () => {
    const links = [...pages].flatMap(([from, html]) => listLinks(html).map((href) => ({ from, href })));

    expect(links.length).toBeGreaterThan(10_000);
    expect(links.filter(({ from, href }) => !leadsSomewhere(from, href))).toEqual([]);
  });

  it('leads to each page from its navigation or from an index', () => {
    const linked = new Set(['', 'rules', 'api', 'decisions'].flatMap((path) => listLinks(pageAt(path))));

    expect([...pages.keys()].filter((url) => !linked.has(url))).toEqual([]);
  });

  it('has the sections that lead a reader from the first scan to an extension', () => {
    expect(site.sections.map(({ title }) => title)).toEqual([
      'Scan your first site',
      'In CI',
      'For your team',
      'Operate it',
      'Extend it',
      'Reference',
    ]);
  });

  it('has no script or style that the policy of the service refuses', () => {
    const place = { site, base: servedBase };
    const all = [...pages.values(), renderSearch(place), renderUnknown(place)];

    expect(
      all.flatMap((html) => html.match(/<script(?! type="module" src=)|<style|<[^>]*\s(?:style|on\w+)=/gu) ?? []),
    ).toEqual([]);
  });

  it('moves to another address', () => {
    const [start] = renderSite({ pages: site.pages.slice(0, 1), sections: site.sections }, '/help/');

    expect(listLinks(start?.html ?? '').filter((href) => href.startsWith(servedBase))).toEqual([]);
  });
});

describe('the reference of rules', () => {
  it.each([...catalog.values()].map((info) => [info.rule, info] as const))('has a page about %s', (rule, info) => {
    const page = pageAt(`rules/${rule}`);

    const headings = [...page.matchAll(/<h2 id="([^"]+)">/gu)].map(([, id]) => id);
    expect(headings).toEqual(
      expect.arrayContaining(['who-is-affected', 'how-to-fix-it', 'how-it-is-decided', 'requirements', 'known-limits']),
    );
    for (const { criterion } of info.standards) expect(page).toContain(`>WCAG ${criterion} `);
    for (const { id } of info.actRules) expect(page).toContain(`>ACT rule ${id}<`);
    for (const { url } of [info.help, ...info.learnMore]) expect(page).toContain(`href="${url}"`);
  });

  it('shows markup that a rule reports, and markup that it does not', () => {
    const showsBoth = (rule: string) =>
      /id="(?:failing-markup|markup-to-review)"/u.test(pageAt(`rules/${rule}`)) &&
      /id="(?:passing-markup|markup-that-is-not-reported)"/u.test(pageAt(`rules/${rule}`));

    expect([...catalog.keys()].filter((rule) => !showsBoth(rule))).toEqual([]);
  });

  it('says EN 301 549 clauses, and where failures do not catch an ACT rule in full', () => {
    expect(pageAt('rules/th-has-data-cells')).toContain('EN 301 549 V4.1.1 (2026-09): 9.1.3.1');
    expect(pageAt('rules/video-alternative')).toContain('is not caught in full.');
  });
});

describe('the reference of commands', () => {
  it.each(commands.map(({ name, examples }) => [name, examples] as const))('has curbcut %s', (name, examples) => {
    expect(pageAt('commands')).toContain(`<h2 id="curbcut-${name}">`);
    for (const [command] of examples) expect(pageAt('commands')).toContain(`<code>${command}</code>`);
  });

  it('has flags with their meaning, and exit codes', () => {
    expect(pageAt('commands')).toMatch(/<td><code>--max-pages &lt;n&gt;<\/code><\/td>\s*<td>\S/u);
    expect(pageAt('commands')).toContain('Exit codes');
    expect(pageAt('commands')).not.toContain('--no-sitemap');
  });
});

describe('the reference of the API', () => {
  it('has each operation of the OpenAPI document, and each schema', () => {
    const all = [...pages].filter(([url]) => url.startsWith(`${servedBase}api/`)).map(([, html]) => html);
    const text = all.join('\n');
    const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `<code>${method.toUpperCase()} ${path}</code></h2>`),
    );

    expect(operations.length).toBeGreaterThan(60);
    expect(operations.filter((heading) => !text.includes(heading))).toEqual([]);
    expect(Object.keys(api.components.schemas).filter((name) => !text.includes(`>${name}</h2>`))).toEqual([]);
  });
});
