import type { HostileCase } from './case.ts';
import type { ClientScan, ScanClient } from './scan-client.ts';
import type { Verdict } from './verdict.ts';
import { judge } from './verdict.ts';

const reading: ReadonlySet<string> = new Set(['waiting', 'discovering']);
/** Notes that say that pages may be missing. */
const losses: ReadonlySet<string> = new Set([
  'over_page_limit',
  'sitemap_truncated',
  'sitemap_unreadable',
  'sitemap_depth',
  'sitemap_too_many',
]);

/** Each as a separate scan, which is deleted as soon as the sitemap has been read; only one with a promise on its pages is scanned. */
export async function scanSitemap(client: ScanClient, one: HostileCase): Promise<Verdict> {
  const started = performance.now();
  const { id } = await client.start(one.url, 'sitemap');
  const { expect } = one;
  const scan = await client.waitFor(id, reading);
  const durationMs = Math.round(performance.now() - started);
  const faults: string[] = [];
  if (expect.partial !== undefined) {
    const ended = await client.waitFor(id);
    const isPartial = ended.status === 'partial' && ended.progress.pages_completed >= expect.partial.ok;
    if (!isPartial) faults.push(`ended as ${ended.status} with ${ended.progress.pages_completed} pages`);
  }
  if (expect.expectUrls.length > 0 || expect.secretPattern !== undefined) {
    const pages = await client.listPages(id);
    const missing = expect.expectUrls.filter((url) => !pages.some((page) => page.url === url));
    faults.push(...missing.map((url) => `${url} is missing`));
    const secret = expect.secretPattern;
    if (secret !== undefined && JSON.stringify([scan, pages]).includes(secret)) faults.push('shows the secret');
  }
  await client.remove(id);
  return judge(one, { ...describeScan(scan), faults, durationMs, attempts: null });
}

function describeScan(scan: ClientScan) {
  const notes = scan.notes.map(({ code }) => code);
  if (scan.error !== null) return { outcome: 'failed', code: scan.error.code, notes, found: null } as const;
  const isTruncated = notes.some((code) => losses.has(code));
  return { outcome: isTruncated ? 'ok_truncated' : 'ok', code: null, notes, found: scan.progress.pages_total } as const;
}
