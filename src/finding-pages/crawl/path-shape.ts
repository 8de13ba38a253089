/** What a URL looks like, without what distinguishes the pages of one template: numbers, dates, names of articles. */
export type PathShape = {
  /** Path and names of the query's parameters: pages of one shape mostly come from one template. */
  readonly shape: string;
  /** The same without the query. Undefined for a URL that has none. */
  readonly path: string | undefined;
  /** The folder of a page that is named by a plain word, which may be one of many such pages. Undefined for others. */
  readonly folder: string | undefined;
};

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const hex = /^(?=.*\d)[\da-f]{6,}$/i;
const alphanumeric = /^[a-z\d]+$/;
const shortestMixed = 6;
const date = /^(?:19|20)\d\d-\d{1,2}(?:-\d{1,2})?$/;

export function readPathShape(url: string): PathShape {
  const { pathname, search } = new URL(url);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1) ?? '';
  const shapes = segments.map((segment, index) => shapeOf(segment, index === segments.length - 1));
  const names = [...new Set(search.slice(1).split('&').map(nameOf))].filter((name) => name !== '').toSorted();
  const query = names.length === 0 ? '' : `?${names.join('&')}`;
  const isWord = query === '' && segments.length > 0 && shapes.at(-1) === last.toLowerCase();
  const parents = shapes.slice(0, -1).map((name) => `/${name}`);
  return {
    shape: `/${shapes.join('/')}${query}`,
    path: query === '' ? undefined : `/${shapes.join('/')}`,
    folder: isWord ? `${parents.join('')}/` : undefined,
  };
}

function shapeOf(segment: string, isLast: boolean): string {
  const [, name = segment, end = ''] = /^(.+?)(\.[a-z]{2,5})?$/i.exec(segment) ?? [];
  return `${shapeOfName(name.toLowerCase(), isLast)}${end.toLowerCase()}`;
}

function shapeOfName(name: string, isLast: boolean): string {
  if (/^\d+$/.test(name)) return '{number}';
  if (date.test(name)) return '{date}';
  if (uuid.test(name) || hex.test(name) || isMixed(name)) return '{id}';
  // The name of an article: words, or characters beyond ASCII.
  if (isLast && (/[-_+~]|%[\da-f]{2}/i.test(name) || name.length > 24)) return '{name}';
  return name.replaceAll(/\d+/g, '{number}');
}

/**
 * Letters and digits that take turns, as in `dQw4w9WgXcQ`: words such as `html5video` have one group of digits. Counted, because one
 * expression for all of it takes seconds for a name of 2,000 characters.
 */
function isMixed(name: string): boolean {
  if (name.length < shortestMixed || !alphanumeric.test(name)) return false;
  return (name.match(/\d[a-z]/g) ?? []).length >= 2;
}

function nameOf(pair: string): string {
  return pair.split('=', 1)[0]?.replaceAll(/\d+/g, '{number}').toLowerCase() ?? '';
}
