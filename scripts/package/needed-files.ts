/** What no program loads, in any package. Licenses stay. */
const neverLoaded = [
  /\.(?:map|md|markdown|flow|tsbuildinfo|ts|cts|mts)$/,
  /^(?:tests?|__tests__|docs?|examples?|benchmarks?|\.github|\.husky|integration)(?:\/|$)/,
  /(?:^|\/)(?:\.[\w.-]+|tsconfig[\w.]*\.json)$/,
];

/** What Curbcut does not load of these packages. The test of the package finds out when a version moves its files. */
const notUsed: Readonly<Record<string, readonly RegExp[]>> = {
  '@electric-sql/pglite': [
    /\.tar\.gz$/,
    /\.cjs$/,
    /^dist\/(?:contrib|live|node-postgres|worker|pg_\w+|vector)(?:\/|$)/,
    /^dist\/(?:pglite|initdb)\.js$/,
  ],
  'axe-core': [/^(?:sri-history\.json|axe\.js)$/],
  eld: [/^src\/ngrams\/(?:small|medium|large)\.js$/, /^src\/entries\/(?:dynamic|static\.(?:small|medium|large))\.js$/],
  'playwright-core': [
    /^lib\/tools\/(?!cli-client(?:\/help\.json)?$)./,
    /^lib\/vite(?:\/|$)/,
    /^types(?:\/|$)/,
    /^lib\/webp_codec\.wasm$/,
    // It opens pages of Playwright's own viewers.
    /^lib\/xdg-open$/,
  ],
  sharp: [/^(?:src|install)(?:\/|$)/, /\.cjs$/],
};

/** `path`: within the package, empty for its folder. Packages in a package are copied on their own. */
export function isNeeded(name: string, path: string): boolean {
  if (path === '') return true;
  const parts = path.replaceAll('\\', '/');
  if (/^node_modules(?:\/|$)/.test(parts)) return false;
  return ![...neverLoaded, ...(notUsed[name] ?? [])].some((pattern) => pattern.test(parts));
}
