import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { ScanClient } from '../test/e2e/scan-client.ts';

/**
 * Scans real documentation from end to end through the REST interface and measures it:
 * `node bench/first-scan.ts [pages] [result.json]`. Needs Debian's python3-doc and git-doc.
 */
const corpora = [
  { name: 'python', folder: realpathSync('/usr/share/doc/python3-doc/html') },
  { name: 'git', folder: '/usr/share/doc/git-doc' },
];
const wanted = Number(process.argv[2] ?? 300);
const resultFile = process.argv[3];
const servicePort = 8199;
const origin = `http://127.0.0.1:${servicePort}`;
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

const site = await startDocumentation();
const data = await mkdtemp(join(tmpdir(), 'curbcut-first-scan-'));
const startedMs = performance.now();
const service = spawn(process.execPath, ['src/main.ts', 'serve', '--port', String(servicePort), '--data-dir', data], {
  stdio: 'ignore',
});
while (
  !(await fetch(`${origin}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  ))
)
  await pause(50);
const startMs = performance.now() - startedMs;

const client = new ScanClient(origin);
const sampled = sampleProcesses(service.pid ?? 0);
const began = performance.now();
const scan = await client.create({ sitemap_url: `${site.origin}/sitemap.xml`, scan_type: 'sitemap' });
const latencies = measureReads(scan.id);
const ended = await client.untilEnded(scan.id);
const seconds = (performance.now() - began) / 1000;
const reads = await latencies.stop();
const use = sampled.stop();
const issues = await client.issues(scan.id);

const result = {
  command: `node bench/first-scan.ts ${wanted}`,
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} cores, ${cpus()[0]?.model ?? ''}`,
  node: process.version,
  engine: ended.engine,
  browser: ended.browser,
  pages: ended.progress.pages_total,
  scanned: ended.progress.pages_completed,
  failed: ended.progress.pages_failed,
  seconds: round(seconds),
  pagesPerSecond: round(ended.progress.pages_total / seconds),
  cpuSecondsPerPage: { service: round(use.serviceCpu / wanted), chromium: round(use.browserCpu / wanted) },
  peakMegabytes: { serviceRss: Math.round(use.serviceRss / 1e6), chromiumRssSum: Math.round(use.browserRss / 1e6) },
  groups: issues.length,
  occurrences: { failed: ended.summary.failed_occurrences, needsReview: ended.summary.needs_review_occurrences },
  score: ended.score,
  readsP95Ms: { scans: round(reads.scans), chunks: round(reads.chunks) },
  emptyStartMs: Math.round(startMs),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
if (resultFile !== undefined) writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
service.kill('SIGTERM');
await new Promise((resolve) => {
  service.once('exit', resolve);
});
site.close();
await rm(data, { recursive: true, force: true });

/** Both corpora behind one address; the sitemap takes pages from each in turn, in the order of their names. */
async function startDocumentation() {
  const lists = corpora.map(({ name, folder }) =>
    listPages(folder).map((file) => `/${name}/${relative(folder, file)}`),
  );
  const paths = Array.from(
    { length: wanted },
    (_, index) => lists[index % lists.length]?.[Math.floor(index / lists.length)],
  ).filter((path) => path !== undefined);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/sitemap.xml') {
      const base = `http://${request.headers.host ?? ''}`;
      const urls = paths.map(
        (path) => `<url><loc>${base}${path.split('/').map(encodeURIComponent).join('/')}</loc></url>`,
      );
      response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${urls.join('')}</urlset>`);
      return;
    }
    const corpus = corpora.find(({ name }) => pathname.startsWith(`/${name}/`));
    const file = join(
      corpus?.folder ?? '/nonexistent',
      decodeURIComponent(pathname.slice((corpus?.name.length ?? 0) + 2)),
    );
    readFile(file).then(
      (body) =>
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function listPages(folder: string): readonly string[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return listPages(path);
      return name.endsWith('.html') ? [path] : [];
    });
}

/** CPU and resident memory of the service and of its browsers, looked at twice a second; CPU of ended processes is kept. */
function sampleProcesses(root: number) {
  const seen = new Map<number, { readonly isService: boolean; cpu: number }>();
  const peak = { service: 0, browser: 0 };
  const look = () => {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
    const tree = all.filter((entry) => entry.pid === root);
    for (let index = 0; index < tree.length; index += 1)
      tree.push(...all.filter((entry) => entry.parent === tree[index]?.pid));
    for (const entry of tree) seen.set(entry.pid, { isService: entry.pid === root, cpu: entry.cpu });
    peak.service = Math.max(peak.service, ...tree.filter(({ pid }) => pid === root).map(({ rss }) => rss));
    peak.browser = Math.max(
      peak.browser,
      tree.filter(({ pid }) => pid !== root).reduce((sum, { rss }) => sum + rss, 0),
    );
  };
  const timer = setInterval(look, 500);
  return {
    stop: () => {
      look();
      clearInterval(timer);
      const cpuOf = (isService: boolean) =>
        [...seen.values()].filter((entry) => entry.isService === isService).reduce((sum, { cpu }) => sum + cpu, 0);
      return { serviceCpu: cpuOf(true), browserCpu: cpuOf(false), serviceRss: peak.service, browserRss: peak.browser };
    },
  };
}

/** proc(5): parent, user and system ticks (100 a second), resident pages. */
function readProcess(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cpu = (Number(fields[11]) + Number(fields[12])) / 100;
    return [{ pid: Number(pid), parent: Number(fields[1]), cpu, rss: Number(fields[21]) * 4096 }];
  } catch {
    // The process ended between the listing and the look.
    return [];
  }
}

function measureReads(id: string) {
  const times: { scans: number[]; chunks: number[] } = { scans: [], chunks: [] };
  const ending = new AbortController();
  const timed = async (path: string, into: number[]) => {
    const askedMs = performance.now();
    await (await fetch(`${origin}${path}`)).text();
    into.push(performance.now() - askedMs);
  };
  const loop = (async () => {
    while (!ending.signal.aborted) {
      await timed('/api/scans', times.scans);
      await timed(`/api/scans/${id}/issues/chunks`, times.chunks);
      await pause(200);
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await loop;
      return { scans: p95(times.scans), chunks: p95(times.chunks) };
    },
  };
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
