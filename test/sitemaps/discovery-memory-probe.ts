/** Run by a test with --expose-gc and a sitemap's URL: prints the pages found and the most memory kept beyond the start's, in bytes. */
import { discoverPages } from '../../src/finding-pages/sitemaps/discover-pages.ts';
import { fetchFromLoopback } from './fetch-from-loopback.ts';

function measure(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function discover(target: string, onBatch: () => void): Promise<number> {
  const pages = discoverPages({ fetchDocument: fetchFromLoopback, target, limits: { maxPages: 100_000 } });
  let count = 0;
  for await (const batch of pages) {
    count += batch.pages.length;
    onBatch();
  }
  return count;
}

const target = process.argv[2] ?? '';
// Once for the code itself: what it loads and compiles is not the sitemap's.
await discover(`${new URL(target).origin}/small.xml`, () => undefined);
const before = measure();
let most = 0;
let batches = 0;
const count = await discover(target, () => {
  batches += 1;
  if (batches % 10 === 0) most = Math.max(most, measure() - before);
});
process.stdout.write(JSON.stringify({ count, most }));
