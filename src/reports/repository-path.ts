import { createHash } from 'node:crypto';

const longestPath = 400;

/**
 * A page's URL as the path of a file in a repository: `https://example.com/en/?q=1` →
 * `web/example.com/en/index.html%3Fq=1`. Code scanners accept findings in files only. GitHub rejects a whole SARIF file
 * for one URL with a scheme, or for a host with a port (it reads `localhost:8080` as the scheme `localhost`). The
 * result is a valid URI reference of RFC 3986. A query and a route become part of the file name. Their slashes begin no folder, or
 * `?/../../src/index.js` would place a finding in another file.
 */
export function toRepositoryPath(pageUrl: string): string {
  const { host, pathname, search, hash } = new URL(pageUrl);
  const folders = pathname.split('/').filter((segment) => segment !== '');
  const file = pathname.endsWith('/') ? ['index.html'] : [];
  const path = ['web', host.replaceAll(/[[\]]/g, '').replaceAll(':', '-'), ...folders, ...file].join('/');
  return shorten(escapeForUri(path + `${search}${hash}`.replaceAll('/', '%2F')));
}

/** A file of the repository as a URI reference. */
export function toFileReference(path: string): string {
  return escapeForUri(path.replaceAll('%', '%25'));
}

/** Escapes the characters that a URL may contain and a URI may not, and also `?` and `#`. */
function escapeForUri(path: string): string {
  return path.replaceAll(/%(?![0-9a-f]{2})|[^\w.~!$&'()*+,;=@%/-]/gi, encodeURIComponent);
}

/** Two long paths with a common beginning stay different. */
function shorten(path: string): string {
  if (path.length <= longestPath) return path;
  const end = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return `${path.slice(0, longestPath - 17).replace(/%[0-9a-f]?$/i, '')}-${end}`;
}
