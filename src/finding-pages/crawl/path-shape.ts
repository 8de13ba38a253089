import { readPlace } from '../../url/hash-route.ts';

/** The form of a URL without the parts that distinguish pages of one template: numbers, dates, names of articles. */
export type PathShape = {
  /** The path, and the names of the query's parameters. Pages of one shape usually share a template. */
  readonly shape: string;
  /** The shape without the query. Undefined for a URL without a query. */
  readonly path: string | undefined;
  /**
   * The folder of a page whose name is a plain word, because it may contain many such pages. Undefined for other pages.
   */
  readonly folder: string | undefined;
};

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const hex = /^(?=.*\d)[\da-f]{6,}$/i;
const alphanumeric = /^[a-z\d]+$/;
const shortestMixed = 6;
const date = /^(?:19|20)\d\d-\d{1,2}(?:-\d{1,2})?$/;

export function readPathShape(url: string): PathShape {
  const place = readPlace(url);
  const segments = place.path.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1) ?? '';
  const shapes = segments.map((segment, index) => shapeOf(segment, index === segments.length - 1));
  const names = [...new Set(place.query.split('&').map(nameOf))].filter((name) => name !== '').toSorted();
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
  // Words, or characters beyond ASCII, form the name of an article.
  if (isLast && (/[-_+~]|%[\da-f]{2}/i.test(name) || name.length > 24)) return '{name}';
  return name.replaceAll(/\d+/g, '{number}');
}

/**
 * True if letters and digits alternate, as in `dQw4w9WgXcQ`. Words such as `html5video` have only one group of digits.
 * This counts groups, because one expression for the whole check takes seconds for a name of 2,000 characters.
 */
function isMixed(name: string): boolean {
  if (name.length < shortestMixed || !alphanumeric.test(name)) return false;
  return (name.match(/\d[a-z]/g) ?? []).length >= 2;
}

function nameOf(pair: string): string {
  return pair.split('=', 1)[0]?.replaceAll(/\d+/g, '{number}').toLowerCase() ?? '';
}
