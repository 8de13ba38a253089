import { PGlite } from '@electric-sql/pglite';
import { readFile } from 'node:fs/promises';
for (const v of ['with', 'without', 'hot50']) {
const pg = await PGlite.create();
await pg.exec(await readFile('migrations/0001-scans-pages-issues.sql','utf8'));
await pg.exec(`alter table occurrences drop constraint occurrences_group_id_fkey; alter table occurrences drop constraint occurrences_page_id_fkey;`);
if (v === 'with') await pg.exec(`create index occurrences_marked on occurrences (group_id, md5(selector)) where false_positive`);
if (v === 'hot50') await pg.exec('alter table occurrences set (fillfactor=50)');
await pg.exec(`insert into occurrences (id,scan_id,group_id,page_id,ordinal,fingerprint,selector,html,message) select gen_random_uuid(), '01a1fe59-4dbf-742b-b0c0-3e034fc540b3', 1, n/40, n, md5(n::text), '#s'||n, repeat('<img src="'||n||'">', 30), 'Element has' from generate_series(0,39999) n`);
const s = process.cpuUsage();
for (let p = 0; p < 1000; p += 10) await pg.query(`update occurrences set false_positive = not false_positive where page_id >= ${p} and page_id < ${p+10}`);
const u = process.cpuUsage(s); console.log(v, 'us/row', (u.user + u.system) / 40000);
await pg.close();
}
