/**
 * A stop takes at most 10 s, which `npm run faults` proves. Files of the test suite share the processors with others: there it is
 * three times as long, which is still less than a page that hangs may take.
 */
export const longestStopMs = process.env['VITEST'] === undefined ? 10_000 : 30_000;
