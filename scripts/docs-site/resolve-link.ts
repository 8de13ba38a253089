import { posix } from 'node:path';

/** Documents outside `docs` that are pages too. */
const otherPages: Readonly<Record<string, string>> = { 'README.md': 'start', 'CONTRIBUTING.md': 'contributing' };

/** The files of `docs` that the site has as they are. */
const files: ReadonlySet<string> = new Set(['docs/report.schema.json']);

/** The path in the site of a document in the repository. Undefined if it is no page. */
export function pathOf(document: string): string | undefined {
  const other = otherPages[document];
  if (other !== undefined) return other;
  const [, name] = /^docs\/((?:decisions\/)?[\w-]+)\.md$/u.exec(document) ?? [];
  return name === 'README' ? '' : name;
}

/**
 * The URL in the site for a link of a document. Generated pages link to one another by `site:rules/image-alt`. Undefined
 * if the link leads to a file that the site does not have, such as source code.
 */
export function resolveLink(base: string, source: string, href: string): string | undefined {
  if (href.startsWith('#') || /^https?:/u.test(href)) return href;
  const [target = '', heading] = href.split('#');
  const hash = heading === undefined ? '' : `#${heading}`;
  if (target.startsWith('site:')) return `${urlOf(base, target.slice('site:'.length))}${hash}`;
  if (target.startsWith('/')) return href;
  const file = posix.join(posix.dirname(source), target);
  if (files.has(file)) return `${base}${posix.basename(file)}`;
  const path = file === 'docs/decisions/' ? 'decisions' : pathOf(file);
  return path === undefined ? undefined : `${urlOf(base, path)}${hash}`;
}

/** `base` begins and ends with a slash. */
export function urlOf(base: string, path: string): string {
  return path === '' ? base : `${base}${path}/`;
}
