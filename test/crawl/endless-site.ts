/** What the site answers for a path: a page with links, a redirect, or nothing. */
export type SiteAnswer =
  | { readonly kind: 'page'; readonly links: readonly string[] }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

export type EndlessSite = {
  /** Names of the sections. Each has two templates: a list at `/NAME/` and pages at `/NAME/N`. */
  readonly sections: readonly string[];
  readonly answer: (path: string) => SiteAnswer;
};

type Size = { readonly sections: number; readonly pagesPerSection: number };

const perList = 25;
const colors = ['red', 'blue', 'green', 'black', 'white', 'gold'];

/**
 * A site with so many templates and pages, each of which is reachable, and around them what crawlers get lost in: a calendar,
 * facets, session ids that are new on each visit, redirects and relative paths without end, links that sign out.
 */
export function makeEndlessSite({ sections: count, pagesPerSection }: Size): EndlessSite {
  const sections = Array.from({ length: count }, (_, index) => nameOf(index));
  let visits = 0;
  const answer = (path: string): SiteAnswer => {
    visits += 1;
    const url = new URL(path, 'http://site.test');
    const [first = '', second = ''] = url.pathname.split('/').slice(1);
    const place = sections.indexOf(first);
    if (url.pathname === '/') return page([...common(visits), ...sections.slice(0, 5).map((name) => `/${name}/`)]);
    if (first === 'calendar') return page(calendarLinks(url));
    if (first === 'shop') return page(facetLinks(url));
    if (first === 'loop') return { kind: 'redirect', to: `/loop/${Number(second) + 1}` };
    if (first === 'deep') return page([`${url.pathname}deep/`]);
    if (place === -1) return { kind: 'missing' };
    return page([...common(visits), ...sectionLinks({ sections, place, pagesPerSection }, url)]);
  };
  return { sections, answer };
}

function page(links: readonly string[]): SiteAnswer {
  return { kind: 'page', links };
}

/** On every page. */
function common(visits: number): readonly string[] {
  const session = (visits * 2_654_435_761).toString(16).padStart(16, 'a').slice(-16);
  return [
    '/',
    `/?PHPSESSID=${session}`,
    '/calendar/?month=1&year=2026',
    '/shop/',
    '/loop/1',
    '/deep/',
    '/account/logout',
    '/private/1',
    '/files/price-list.pdf',
    'https://elsewhere.example/',
  ];
}

type Section = { readonly sections: readonly string[]; readonly place: number; readonly pagesPerSection: number };

/** A list leads to its pages, its next part and the next template, a page to its neighbor. Links carry tracking parameters. */
function sectionLinks({ sections, place, pagesPerSection }: Section, url: URL): readonly string[] {
  const name = sections[place] ?? '';
  const [, , item = ''] = url.pathname.split('/');
  if (item !== '') return [`/${name}/`, `/${name}/${(Number(item) % pagesPerSection) + 1}?utm_source=next`];
  const part = Number(url.searchParams.get('page') ?? '1');
  const from = (part - 1) * perList;
  const items = Array.from(
    { length: Math.min(perList, pagesPerSection - from) },
    (_, index) => `/${name}/${from + index + 1}`,
  );
  const next = from + perList < pagesPerSection ? [`/${name}/?page=${part + 1}`] : [];
  return [...items, ...next, `/${sections[(place + 1) % sections.length] ?? name}/`];
}

function calendarLinks(url: URL): readonly string[] {
  const [month, year] = [Number(url.searchParams.get('month')), Number(url.searchParams.get('year'))];
  const next = month === 12 ? [1, year + 1] : [month + 1, year];
  const last = month === 1 ? [12, year - 1] : [month - 1, year];
  return [next, last].map(([toMonth = 1, toYear = 2026]) => `/calendar/?month=${toMonth}&year=${toYear}`);
}

/** Each page of the shop offers every change of one facet. */
function facetLinks(url: URL): readonly string[] {
  return ['color', 'size', 'sort', 'brand'].flatMap((facet) =>
    colors.map((value) => {
      const query = new URLSearchParams(url.search);
      query.set(facet, value);
      return `/shop/?${query.toString()}`;
    }),
  );
}

/** A word without digits. */
function nameOf(index: number): string {
  const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'je', 'ki', 'lo', 'mu'];
  return `${syllables[index % 10] ?? ''}${syllables[Math.floor(index / 10) % 10] ?? ''}n`;
}
