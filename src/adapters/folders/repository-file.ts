const longest = 400;

/**
 * Parses the path of a file from the root of its repository, without a leading `./`. Returns undefined for an absolute
 * path, a URL, or a path with `..` or a backslash.
 */
export function parseRepositoryFile(text: string): string | undefined {
  const path = text.trim().replace(/^(?:\.\/)+/u, '');
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  if (path === '' || path.length > longest || /[\u0000-\u001f\u007f\\]/u.test(path)) return undefined;
  return path.split('/').every((segment) => !['', '.', '..'].includes(segment)) ? path : undefined;
}
