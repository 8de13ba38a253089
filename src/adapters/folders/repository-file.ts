const longest = 400;

/**
 * A file of a repository by its path from the repository's root, without a leading `./`. Undefined for what is no such path: an
 * absolute path, a URL, a path with `..` or a backslash.
 */
export function parseRepositoryFile(text: string): string | undefined {
  const path = text.trim().replace(/^(?:\.\/)+/u, '');
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  if (path === '' || path.length > longest || /[\u0000-\u001f\u007f\\]/u.test(path)) return undefined;
  return path.split('/').every((segment) => !['', '.', '..'].includes(segment)) ? path : undefined;
}
