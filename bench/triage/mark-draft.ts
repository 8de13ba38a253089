// Marks a group of 100,000 occurrences on 2,500 pages while another reader asks all the time.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/db/open-database.ts';
import type { DatabasePlace } from '../../src/db/open-database.ts';
import { startPostgres } from '../../test/databases/postgres-server.ts';
import { markFalsePositives, takeBackMark } from '../../src/triage/mark-false-positives.ts';
import { getScan } from '../../src/scans/read-scans.ts';
import { listIssues } from '../../src/issues/list-issues.ts';
import { catalogue, ruleInfo, aSitemapScan } from '../../test/contracts/make-scans.ts';
import { getIssueDetails } from '../../src/issues/get-issue-details.ts';
import { fill } from './fill-draft.ts';
async function run(place: DatabasePlace) {
  const { db, close } = await openDatabase(place);
  const scan = await aSitemapScan(db, 2500);
  await fill(db, scan.id, 2500, 40);
  const times: number[] = []; let done = false; let loopMax = 0;
  const reader = (async () => { while (!done) { const s = performance.now(); await listIssues({db, catalogue}, await getScan(db, scan.id), {filter:{},page:{limit:50,offset:0}}); times.push(performance.now()-s); await new Promise(r => setTimeout(r, 10)); } })();
  let last = performance.now(); const iv = setInterval(() => { const n = performance.now(); loopMax = Math.max(loopMax, n-last); last = n; }, 2);
  const report = (what: string, s: number) => { times.sort((a,b)=>a-b); console.log(place.kind, what, Math.round(performance.now()-s), 'ms; reader p50', times[times.length>>1]?.toFixed(1), 'p95', times[Math.floor(times.length*.95)]?.toFixed(1), 'max', times.at(-1)?.toFixed(1), 'n', times.length, 'loop max', loopMax.toFixed(0)); times.length = 0; loopMax = 0; };
  await new Promise(r => setTimeout(r, 500)); report('idle', performance.now());
  let s = performance.now();
  const m = await markFalsePositives({db, ruleInfo}, scan.id, {scope:'group',kind:'failed',key:'image-alt'});
  report('mark group ' + JSON.stringify(m.covers), s); s = performance.now();
  await takeBackMark({db, ruleInfo}, await getScan(db, scan.id), m.id); report('take back', s); s = performance.now();
  const m2 = await markFalsePositives({db, ruleInfo}, scan.id, {scope:'selector',kind:'failed',key:'image-alt',selector:'#s7'}); report('mark selector ' + JSON.stringify(m2.covers), s); s = performance.now();
  await takeBackMark({db, ruleInfo}, await getScan(db, scan.id), m2.id); report('take back selector', s);
  const occ = (await getIssueDetails({db,catalogue},{scanId:scan.id,kind:'failed',key:'image-alt'},{limit:1,offset:5000})).occurrences[0];
  s = performance.now();
  await markFalsePositives({db, ruleInfo}, scan.id, {scope:'occurrence',kind:'failed',key:'image-alt',occurrence_id:occ?.id ?? ''}); report('mark occurrence', s);
  done = true; await reader; clearInterval(iv); await close();
}
if (process.argv[2] !== 'server') { const folder = await mkdtemp(join(tmpdir(), 'mb-')); await run({kind:'embedded', folder}); await rm(folder,{recursive:true}); }
if (process.argv[2] !== 'embedded') { const server = await startPostgres(); await run({kind:'server', url: server.urlOf('postgres'), maxConnections: 10}); await server.stop(); }
