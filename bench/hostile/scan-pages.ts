import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostileCase, HostileCorpus } from './case.ts';
import type { ClientPage, ScanClient } from './scan-client.ts';
import type { Seen } from './seen.ts';
import type { Verdict } from './verdict.ts';
import { judge } from './verdict.ts';

/** Notes that say that findings may be missing. */
const losses: ReadonlySet<string> = new Set(['truncated_frames', 'truncated_occurrences', 'rules_not_run']);
/** What a page may take over its time limit until its browser is ended. */
const graceMs = 10_000;

export type PageRun = { readonly client: ScanClient; readonly corpus: HostileCorpus; readonly limitMs: number };

/** Serves the list of all page cases. Its port must be allowed to the service: it is not the corpus's. */
export async function serveList(
  urls: readonly string[],
): Promise<{ readonly port: number; readonly close: () => void }> {
  const entries = urls.map((url) => `<url><loc>${url}</loc></url>`);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${entries.join('')}</urlset>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/**
 * All cases as the pages of one scan, whose sitemap the corpus redirects to: they share browsers, tabs and caches. A page that leads
 * to another one of them counts once: those are scanned alone after it.
 */
export async function scanTogether(
  run: PageRun,
  cases: readonly HostileCase[],
  listPort: number,
): Promise<readonly Verdict[]> {
  const list = `http://127.0.0.1:${listPort}/sitemap.xml`;
  const together = await scanAndJudge(run, cases, {
    url: `${run.corpus.base}/__redir?to=${encodeURIComponent(list)}`,
    type: 'sitemap',
  });
  const verdicts = [...together.verdicts];
  for (const one of together.left) verdicts.push(...(await scanAlone(run, one)));
  return verdicts;
}

export async function scanAlone(run: PageRun, one: HostileCase): Promise<readonly Verdict[]> {
  const { verdicts, left } = await scanAndJudge(run, [one], { url: one.url, type: 'single' });
  if (left.length > 0) throw new Error(`${one.url} is no page of its scan.`);
  return verdicts;
}

async function scanAndJudge(
  { client, corpus, limitMs }: PageRun,
  cases: readonly HostileCase[],
  { url, type }: { readonly url: string; readonly type: 'single' | 'sitemap' },
): Promise<{ readonly verdicts: readonly Verdict[]; readonly left: readonly HostileCase[] }> {
  const { id } = await client.waitFor((await client.start(url, type)).id);
  const pages = new Map((await client.listPages(id)).map((page) => [page.url, page]));
  const { counts, quoting } = await client.countImages(id, corpus.secret);
  const left: HostileCase[] = [];
  const verdicts = cases.flatMap((one) => {
    const page = pages.get(new URL(one.url).href);
    if (page === undefined) {
      left.push(one);
      return [];
    }
    const isShown = quoting.has(page.url) || page.title?.includes(corpus.secret) === true;
    const isQuoted = isShown && !one.expect.mustRoundTrip;
    const isLate = (page.duration_ms ?? 0) > limitMs + graceMs;
    const faults = [...(isQuoted ? ['shows the secret'] : []), ...(isLate ? ['took longer than its limit'] : [])];
    return [judge(one, { ...describePage(page, counts.get(page.url) ?? 0), faults })];
  });
  return { verdicts, left };
}

function describePage(page: ClientPage, found: number): Omit<Seen, 'faults'> {
  const notes = page.notes.map(({ code }) => code);
  const common = { notes, durationMs: page.duration_ms, attempts: page.attempts };
  if (page.outcome !== 'scanned') return { ...common, outcome: 'failed', code: page.outcome, found: null };
  const isTruncated = notes.some((code) => losses.has(code));
  return { ...common, outcome: isTruncated ? 'ok_truncated' : 'ok', code: null, found };
}
