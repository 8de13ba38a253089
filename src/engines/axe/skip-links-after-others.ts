/** The name of the function that recognizes skip links, whose place is outside of landmarks. */
const exported = /isSkipLink:function\(\)\{return (?<name>[\w$]+)\}/;

/**
 * axe takes only links before the first link to another page for skip links. A banner may come before them, so links
 * that say so are skip links, too (in-page/prepare-world.ts). Throws if axe no longer has such a function. A test shows
 * whether this is still needed.
 */
export function readSkipLinks(code: string): string {
  const name = exported.exec(code)?.groups?.['name'];
  const start = `function ${name}(`;
  if (name === undefined || code.split(start).length !== 2) throw new Error('axe has no function isSkipLink.');
  const inner = `${name}$curbcut`;
  return code.replace(
    start,
    () => `function ${name}(link){return window.curbcutSkips?.(link)===!0||${inner}(link)}function ${inner}(`,
  );
}
