import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/db/open-database.ts';
import type { DatabasePlace } from '../../src/db/open-database.ts';
import { startPostgres } from '../../test/databases/postgres-server.ts';
import { ComparisonReader } from '../../src/comparison/comparison-reader.ts';
import { getScan } from '../../src/scans/read-scans.ts';
import { aSitemapScan } from '../../test/contracts/make-scans.ts';
import { fill } from './fill-draft.ts';
async function run(place: DatabasePlace) {
  const { db, close } = await openDatabase(place);
  const a = await aSitemapScan(db, 1250); await fill(db, a.id, 1250, 40, 'a');
  const b = await aSitemapScan(db, 1250); await fill(db, b.id, 1250, 40, 'b');
  const reader = new ComparisonReader(db);
  const [x, y] = [await getScan(db, a.id), await getScan(db, b.id)];
  for (const round of [1, 2]) {
  let loopMax = 0, last = performance.now(); const iv = setInterval(() => { const n = performance.now(); loopMax = Math.max(loopMax, n-last); last = n; }, 2);
  const s = performance.now(); const cpu = process.cpuUsage();
  const c = await reader.compare(x, y); const u = process.cpuUsage(cpu); clearInterval(iv);
  console.log(place.kind, round, Math.round(performance.now()-s), 'ms, own cpu', Math.round((u.user+u.system)/1000), 'ms, loop max', loopMax.toFixed(0), JSON.stringify(c.groups.map(g => [g.rule, g.new, g.fixed, g.unchanged, g.not_comparable])));
  }
  await close();
}

const server = await startPostgres(); await run({kind:'server', url: server.urlOf('postgres'), maxConnections: 10}); await server.stop();
