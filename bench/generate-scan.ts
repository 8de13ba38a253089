import { sql } from 'kysely';
import type { Database } from '../src/adapters/db/schema.ts';
import { newId } from '../src/ids/ids.ts';

export type ScanSize = { readonly pages: number; readonly groups: number; readonly occurrencesPerGroup: number };

const occurrencesPerPage = 4;
const pagesPerStatement = 100;

/**
 * Writes an ended scan of any size straight into the database, its counters in agreement with its rows. `rules` name
 * the groups; when they run out, groups get names that no catalog knows. Two scans of one size have the same findings. Gives the scan's id.
 */
export async function generateScan(db: Database, size: ScanSize, rules: readonly string[]): Promise<string> {
  const id = newId();
  const occurrences = size.groups * size.occurrencesPerGroup;
  await sql`
    insert into scans (id, url, target_key, scan_type, viewport_preset, status, phase, engine, browser, pages_total, pages_completed,
      failed_groups, failed_occurrences, serious_occurrences, score_sum, scored_pages, started_at, finished_at)
    values (${id}, 'https://docs.example.com/sitemap.xml', ${`bench ${id}`}, 'sitemap', 'desktop', 'completed', 'done', 'axe-core 4.14.1',
      'Chromium 156.0.0.0', ${size.pages}, ${size.pages}, ${size.groups}, ${occurrences}, ${occurrences}, ${size.pages * 71}, ${size.pages}, now(), now())
  `.execute(db);
  await sql`
    insert into pages (scan_id, ordinal, url, status, outcome, http_status, title, attempts, duration_ms, rules, failed_occurrences, score)
    select ${id}::uuid, n, 'https://docs.example.com/guide/section-' || n / 50 || '/page-' || n, 'completed', 'scanned', 200,
      'Page ' || n, 1, 900, '{"color-contrast":[120,4,0],"image-alt":[3,1,0]}', ${Math.round(occurrences / size.pages)}, 71
    from generate_series(0, ${size.pages - 1}::integer) as n
  `.execute(db);
  await generateGroups(db, { id, size, rules });
  for (let first = 0; first < size.pages; first += pagesPerStatement)
    await generateOccurrences(db, { id, size, first });
  await countOnPages(db, id);
  await sql`analyze`.execute(db);
  return id;
}

async function generateGroups(
  db: Database,
  { id, size, rules }: { readonly id: string; readonly size: ScanSize; readonly rules: readonly string[] },
): Promise<void> {
  const rows = Array.from({ length: size.groups }, (_, index) => ({
    scan_id: id,
    kind: 'failed' as const,
    rule: rules[index] ?? `rule-of-tomorrow-${String(index).padStart(4, '0')}`,
    engine: 'axe-core',
    severity_rank: 1,
    best_practice: false,
    occurrence_count: size.occurrencesPerGroup,
    page_count: Math.ceil(size.occurrencesPerGroup / occurrencesPerPage),
    stored_count: size.occurrencesPerGroup,
    omitted_count: 0,
  }));
  await db.insertInto('issue_groups').values(rows).execute();
  await sql`
    insert into components (scan_id, key, label, selector, html, failed_count, needs_review_count, page_count, failed_pages,
      needs_review_pages, pages_made_clean, score_points)
    select scan_id, 'component-' || rule, 'article', 'main > article', '<article>', occurrence_count, 0, page_count, page_count, 0, 0, 1
    from issue_groups where scan_id = ${id}::uuid
  `.execute(db);
}

/** The part of each group and component on each page, and each page's sum of them, as they came to lie. */
async function countOnPages(db: Database, id: string): Promise<void> {
  await sql`
    insert into group_pages (scan_id, group_id, page_id, stored_count, omitted_count)
    select ${id}::uuid, group_id, page_id, count(*), 0 from occurrences where scan_id = ${id}::uuid group by 2, 3
  `.execute(db);
  await sql`
    insert into component_pages (scan_id, component_id, page_id, failed_count, needs_review_count, makes_clean, score_points, groups)
    select ${id}::uuid, component_id, page_id, count(*), 0, false, 0, jsonb_build_object(group_id, jsonb_build_array(count(*), 0))
    from occurrences where scan_id = ${id}::uuid group by component_id, page_id, group_id
  `.execute(db);
  await sql`
    insert into patterns (scan_id, group_id, component_id, key, stored_count, occurrence_count, page_count)
    select ${id}::uuid, group_id, component_id, pattern, count(*), count(*), count(distinct page_id)
    from occurrences where scan_id = ${id}::uuid group by group_id, component_id, pattern
  `.execute(db);
  await sql`
    update pages set failed_occurrences = stored, worst = 1
    from (select page_id, sum(stored_count) as stored from group_pages where scan_id = ${id}::uuid group by page_id) as found
    where pages.id = page_id and pages.scan_id = ${id}::uuid
  `.execute(db);
  await sql`
    update scans set serious_pages = (select count(*) from pages where scan_id = ${id}::uuid and worst = 1) where id = ${id}
  `.execute(db);
  await sql`
    update issue_groups set page_count = (select count(*) from group_pages where group_id = issue_groups.id)
    where scan_id = ${id}::uuid
  `.execute(db);
}

/**
 * Of each ten occurrences three look different; snippets are about 300 characters long, as on real sites. Each group is found
 * on pages that follow each other, and rows are written page by page with ids that grow, as a scan writes them: how they lie on
 * the disk decides what reading them costs.
 */
async function generateOccurrences(
  db: Database,
  { id, size, first }: { readonly id: string; readonly size: ScanSize; readonly first: number },
): Promise<void> {
  const { pages, groups, occurrencesPerGroup } = size;
  const lastBlock = Math.ceil(occurrencesPerGroup / occurrencesPerPage) - 1;
  await sql`
    with placed as (
      select page.id as p, own.id as g, own.component as c, own.rule, page.ordinal, block * ${occurrencesPerPage}::integer + part as n
      from pages as page
      cross join (
        select issue_groups.id, components.id as component, rule,
          (row_number() over (order by issue_groups.id) - 1)::integer * ${pages}::integer / ${groups}::integer as first_page
        from issue_groups join components on components.scan_id = issue_groups.scan_id and key = 'component-' || rule
        where issue_groups.scan_id = ${id}::uuid
      ) as own
      cross join generate_series(mod(page.ordinal - own.first_page + ${pages}, ${pages}::integer), ${lastBlock}::integer, ${pages}::integer) as block
      cross join generate_series(0, ${occurrencesPerPage - 1}::integer) as part
      where page.scan_id = ${id}::uuid and page.ordinal >= ${first} and page.ordinal < ${first + pagesPerStatement}
    ), written as materialized (
      select *, '<a class="link link-' || chr(97 + n % 3) || '" href="/guide/' || md5(n::text) || '" data-token="' || repeat(md5(n::text), 5)
          || '">Read more about "part" ' || n || ', and what follows</a>' as html,
        json_build_object('code', 'color-contrast.normal', 'facts', json_build_object(
          'nRatio', (3 + (n % 14) / 10.0)::numeric(3, 2), 'color', '#' || lpad(to_hex(8421504 + n % 3), 6, '0'),
          'background', '#ffffff', 'nNeeded', 4.5, 'passing', '#767676', 'text', 'Read more about ' || n
        ))::text as message
      from placed where n < ${occurrencesPerGroup}
    ), texts as (
      insert into occurrence_texts (scan_id, key, text)
      select distinct ${id}::uuid, ${keyOf('text')}, text
      from (select html as text from written union all select message from written) as found
      on conflict (scan_id, key) do nothing
    )
    insert into occurrences (id, scan_id, group_id, page_id, component_id, ordinal, equal_count, fingerprint, portable_fingerprint, pattern,
      selector, html_key, message_key, box)
    select (lpad(to_hex(p), 16, '0') || lpad(to_hex(g), 8, '0') || lpad(to_hex(n), 8, '0'))::uuid, ${id}::uuid, g, p, c, n, 1,
      substr(md5(rule || '-' || n), 1, 24), substr(md5(rule || '-' || n), 1, 24), 'link-' || n % 3,
      'main > article:nth-child(' || n % 40 || ') > div.block-' || chr(97 + n % 3) || ' > a.link', ${keyOf('html')}, ${keyOf('message')},
      '"no_picture"'::json
    from written order by ordinal, g, n
  `.execute(db);
}

/** Like keyOfText in src/records/issues/add-texts.ts. */
function keyOf(column: string) {
  return sql`encode(substring(sha256(convert_to(${sql.ref(column)}, 'UTF8')) for 16), 'hex')::uuid`;
}
