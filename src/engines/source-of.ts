/**
 * The source text of an in-page module: everything that it exports, put side by side. Such a module (a file in a folder named
 * `in-page`) runs in a page's isolated world and not here, so it exports each of its functions and imports types alone; a test in
 * test/architecture holds it to that. Node and Vitest both keep a function's text as it runs, without its types.
 */
export function sourceOf(module: Readonly<Record<string, unknown>>): string {
  return Object.entries(module)
    .map(([name, value]) => (typeof value === 'function' ? String(value) : `const ${name} = ${JSON.stringify(value)};`))
    .join('\n');
}

/** The expression that calls a function, given as text, with these values. */
export function callOf(inPage: string, ...given: readonly unknown[]): string {
  return `(${inPage})(${given.map((value) => JSON.stringify(value)).join(',')})`;
}
