import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { openDatabase } from '../../src/db/open-database.ts';
import { markFalsePositives } from '../../src/triage/mark-false-positives.ts';
import { ruleInfo, aSitemapScan } from '../../test/contracts/make-scans.ts';
import { fill } from './fill-draft.ts';
const folder = await mkdtemp(join(tmpdir(), 'mb-'));
const first = await openDatabase({ kind: 'embedded', folder });
const scan = await aSitemapScan(first.db, 2500); await fill(first.db, scan.id, 2500, 40); await first.close();
const pglite = await PGlite.create(join(folder, 'database'));
const times = new Map<string, number[]>();
const plain = new Kysely<any>({ dialect: new PGliteDialect({ pglite }), log: (e) => { if (e.level==='query') { const k = e.query.sql.replace(/\s+/g,' ').slice(0,70); times.set(k, [...(times.get(k) ?? []), e.queryDurationMillis]); } } });
let s = performance.now();
await markFalsePositives({ db: plain, ruleInfo }, scan.id, {scope:'group',kind:'failed',key:'image-alt'});
console.log('total', performance.now() - s);
for (const [k, t] of [...times].sort((a,b)=>b[1].reduce((x,y)=>x+y,0)-a[1].reduce((x,y)=>x+y,0)).slice(0,12)) console.log(Math.round(t.reduce((x,y)=>x+y,0)), 'ms n', t.length, 'max', Math.max(...t).toFixed(1), k);
const ids = (await sql<any>`select id from pages order by id limit 20 offset 1000`.execute(plain)).rows.map((r: any) => r.id).join(',');
for (const off of [] as boolean[]) {
console.log('seqscan off', off);
await plain.transaction().execute(async tx => {
  if (off) await sql`set local enable_seqscan = off`.execute(tx);
  for (const q of [
   sql`explain (analyze, buffers) update occurrences set false_positive = not false_positive where page_id = any (${`{${ids}}`}::text::bigint[]) and group_id + 0 = 1 and false_positive <> false`,
   sql`explain (analyze) select part.page_id, (select count(*)::integer from occurrences where occurrences.page_id = part.page_id and occurrences.group_id + 0 = part.group_id and occurrences.false_positive) from group_pages as part where part.group_id = 1 and part.page_id = any (${`{${ids}}`}::text::bigint[])`,
  ]) console.log((await q.execute(tx)).rows.map((r: any) => r['QUERY PLAN']).join('\n'));
});
}
await plain.destroy(); await rm(folder, { recursive: true });
