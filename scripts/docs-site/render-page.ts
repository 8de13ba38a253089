import { escapeHtml } from './escape.ts';
import { renderMarkdown } from './render-markdown.ts';
import { urlOf } from './resolve-link.ts';
import type { Page } from './page.ts';
import type { Site } from './site-map.ts';

export type Place = { readonly site: Site; readonly base: string };

/** A page as HTML. It works without scripts, and under a policy that forbids styles and scripts in the page. */
export function renderPage(page: Page, place: Place): string {
  const content = `${linkParent(page.path, place)}${renderMarkdown(page, place.base)}`;
  return renderFrame({ title: page.title, path: page.path, content }, place);
}

/** The page that lists this one and others like it. */
function linkParent(path: string, { site, base }: Place): string {
  const parent = site.pages.find((page) => page.path === path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  if (parent === undefined || parent.path === '') return '';
  return `<p><a href="${urlOf(base, parent.path)}">${escapeHtml(parent.title)}</a></p>\n`;
}

/** The page for an unknown address. */
export function renderUnknown(place: Place): string {
  const content = '<h1>Page not found</h1><p>Search the documentation, or choose a page from the list.</p>';
  return renderFrame({ title: 'Page not found', content }, place);
}

/** The results of a search. Only this page has a script. */
export function renderSearch(place: Place): string {
  const content =
    '<h1>Search</h1><p id="count" role="status"></p><ul id="results" class="results"></ul>' +
    '<noscript><p>Searching needs JavaScript. The list of pages does not.</p></noscript>' +
    `<script type="module" src="${place.base}search.js"></script>`;
  return renderFrame({ title: 'Search', path: 'search', content }, place);
}

type Frame = { readonly title: string; readonly content: string; readonly path?: string };

function renderFrame({ title, content, path }: Frame, { site, base }: Place): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(path === '' ? 'Curbcut documentation' : `${title} · Curbcut documentation`)}</title>
<link rel="stylesheet" href="${base}style.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="brand" href="${base}">Curbcut documentation</a>
<form role="search" action="${base}search/"><label for="q">Search</label><input id="q" name="q" type="search" required><button>Find</button></form>
<a class="to-pages" href="#pages">All pages</a>
</header>
<div class="columns">
<main id="content" tabindex="-1">
${content}</main>
${renderNavigation(site, base, path)}
</div>
</body>
</html>
`;
}

function renderNavigation({ pages, sections }: Site, base: string, current: string | undefined): string {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const lists = sections.map(({ title, paths }) => {
    const items = paths.map((path) => {
      const here = path === current ? ' aria-current="page"' : '';
      return `<li><a href="${urlOf(base, path)}"${here}>${escapeHtml(titles.get(path) ?? path)}</a></li>`;
    });
    return `<h2>${escapeHtml(title)}</h2><ul>${items.join('')}</ul>`;
  });
  return `<nav id="pages" aria-label="Documentation" tabindex="-1">${lists.join('')}</nav>`;
}
