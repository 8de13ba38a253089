const longestName = 64;

/** The name of a scan: host and path, without the parts that all scans share, short enough for a heading. */
export function nameTarget(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  const path = parsed.pathname === '/' ? '' : parsed.pathname;
  const name = `${parsed.host}${decode(path)}${parsed.search}${decode(parsed.hash)}`;
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Bytes that are not UTF-8 are shown as they are.
    return path;
  }
}
