import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Entry } from './search.mjs';
import { renderPage, renderSearch, renderUnknown } from './render-page.ts';
import { urlOf } from './resolve-link.ts';
import type { Site } from './site-map.ts';
import { mapSite } from './site-map.ts';

/** The path at which the service serves the site. */
export const servedBase = '/docs/';

export type RenderedPage = { readonly path: string; readonly html: string };

/** All pages as HTML, without writing one. */
export function renderSite(site: Site, base: string): readonly RenderedPage[] {
  return site.pages.map((page) => ({ path: page.path, html: renderPage(page, { site, base }) }));
}

/**
 * Writes the site into `target`, in place of an earlier one, for a server that shows it at `base`. Returns the number of its
 * pages.
 */
export async function writeSite(root: string, target: string, base = servedBase): Promise<number> {
  const site = await mapSite(root);
  const rendered = renderSite(site, base);
  await mkdir(dirname(target), { recursive: true });
  const stage = await mkdtemp(`${target}-`);
  for (const { path, html } of rendered) await writePage(stage, join(path, 'index.html'), html);
  await writePage(stage, 'search/index.html', renderSearch({ site, base }));
  await writePage(stage, '404.html', renderUnknown({ site, base }));
  await writePage(stage, 'search.json', JSON.stringify(indexPages(site, rendered, base)));
  await cp(join(import.meta.dirname, 'search.mjs'), join(stage, 'search.js'));
  await cp(join(import.meta.dirname, 'style.css'), join(stage, 'style.css'));
  await cp(join(root, 'docs', 'report.schema.json'), join(stage, 'report.schema.json'));
  await rm(target, { recursive: true, force: true });
  await rename(stage, target);
  return rendered.length;
}

async function writePage(stage: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(stage, file)), { recursive: true });
  await writeFile(join(stage, file), text);
}

function indexPages(site: Site, rendered: readonly RenderedPage[], base: string): readonly Entry[] {
  const titles = new Map(site.pages.map(({ path, title }) => [path, title]));
  return rendered.map(({ path, html }) => {
    const content = /<main[^>]*>([\s\S]*)<\/main>/u.exec(html)?.[1] ?? '';
    const headings = [...content.matchAll(/<h[2-6][^>]*>([\s\S]*?)<\/h/gu)].map(([, heading = '']) => heading);
    return {
      url: urlOf(base, path),
      title: titles.get(path) ?? path,
      headings: toPlain(headings.join(' ')),
      text: toPlain(content),
    };
  });
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function toPlain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/&(lt|gt|quot|amp|#39);/gu, (_whole, name: string) => entities[name] ?? "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}
