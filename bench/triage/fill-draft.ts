import { sql } from 'kysely';
export async function fill(db: any, scanId: string, pages: number, perPage: number, salt = '') {
  await sql`update pages set status='completed', outcome='scanned', finished_at=now(), failed_occurrences=${perPage * 2}::int, score=50,
    rules=(select jsonb_object_agg('rule-'||n, jsonb_build_array(3,0,0)) from generate_series(1,60) n) || jsonb_build_object('image-alt', jsonb_build_array(5,${perPage}::int,0),'label', jsonb_build_array(5,${perPage}::int,0))
    where scan_id=${scanId}`.execute(db);
  await sql`insert into issue_groups (scan_id,kind,rule,engine,severity_rank,best_practice,occurrence_count,page_count,stored_count,omitted_count)
    select ${scanId}::uuid,'failed',rule,'axe-core',0,false,${pages*perPage}::int,${pages}::int,${pages*perPage}::int,0 from (values ('image-alt'),('label')) v(rule)`.execute(db);
  await sql`insert into group_pages (group_id,page_id,stored_count,omitted_count) select g.id,p.id,${perPage}::int,0 from issue_groups g, pages p where g.scan_id=${scanId} and p.scan_id=${scanId}`.execute(db);
  for (let from = 0; from < pages; from += 250)
  await sql`insert into occurrences (id,scan_id,group_id,page_id,ordinal,fingerprint,selector,html,message)
    select gen_random_uuid(), ${scanId}::uuid, g.id, p.id, p.ordinal*${perPage}::int+n, md5(g.rule||p.url||' '||(case when n = 0 then ${salt}::text||n::text else n::text end)), '#s'||n, repeat('<img src="'||n||'">', 30), 'Element has no alt attribute and so on and so on'
    from issue_groups g, pages p, generate_series(0,${perPage}::int-1) n where g.scan_id=${scanId} and p.scan_id=${scanId} and p.ordinal >= ${from}::int and p.ordinal < ${from}::int+250`.execute(db);
  await sql`update scans set status='completed', phase='done', finished_at=now(), pages_pending=0, pages_completed=pages_total, failed_groups=2, failed_occurrences=${pages*perPage*2}::int, critical_occurrences=${pages*perPage*2}::int, score_sum=50*${pages}::int, scored_pages=${pages}::int where id=${scanId}`.execute(db);
}
