import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { StoredSample } from './stored-sample.ts';
import { readStoredSample } from './stored-sample.ts';

/** The row of a scan. The caller holds it. */
export type SampledScan = {
  readonly id: string;
  readonly sample: unknown;
  readonly pages_total: number;
  readonly pages_pending: number;
};

/** The counts of `scan` after the draw, and the new state of the sample. */
export type SampleChange = {
  readonly sample?: StoredSample;
  readonly pages_total?: number;
  readonly pages_pending?: number;
};

/**
 * Adds the missing pages of the sample after all other pages are scanned: first pages of each template, and then random
 * pages, one for each ten of the others (WCAG-EM, steps 3.a and 3.b). A crawl may find more URLs on these pages, so the
 * caller repeats this until it adds none.
 */
export async function drawSample(tx: Transaction<Schema>, scan: SampledScan): Promise<SampleChange> {
  const sample = readStoredSample(scan);
  if (sample === undefined || sample.repeated || sample.known_pages === 0) return {};
  const drawn = await drawTemplates(tx, scan, { sample, templates: undefined });
  const total = scan.pages_total + drawn.added;
  const byLot = await drawByLot(tx, { ...scan, pages_total: total }, sample);
  const templates = await countTemplates(tx, scan.id);
  return describeDraw(scan, { ...sample, templates, limited: sample.limited || drawn.isLimited }, drawn.added + byLot);
}

/** Adds the first pages of these templates as soon as a crawl finds them. */
export async function drawOfTemplates(
  tx: Transaction<Schema>,
  scan: SampledScan,
  { sample, templates }: { readonly sample: StoredSample; readonly templates: readonly string[] },
): Promise<SampleChange> {
  const { added, isLimited } = await drawTemplates(tx, scan, { sample, templates });
  return describeDraw(scan, { ...sample, limited: sample.limited || isLimited }, added);
}

/** Draws random pages that differ from those of the repeated scan. */
export async function drawAgain(tx: Transaction<Schema>, scan: SampledScan): Promise<SampleChange> {
  const sample = readStoredSample(scan);
  return sample === undefined ? {} : describeDraw(scan, sample, await drawByLot(tx, scan, sample));
}

function describeDraw(scan: SampledScan, sample: StoredSample, added: number): SampleChange {
  return {
    sample,
    pages_total: scan.pages_total + added,
    pages_pending: scan.pages_pending + added,
  };
}

/** The page limit must leave space for random pages. */
function mostStructured({ kind, most }: StoredSample): number {
  if (most === null) return anyNumber;
  return kind === 'wcag_em' ? Math.max(1, Math.floor((most * 10) / 11)) : most;
}

/** Stands for no limit. */
const anyNumber = 1_000_000;

type Drawn = { readonly added: number; readonly isLimited: boolean };

/**
 * Adds the first pages of each template, starting with templates that have the fewest pages in the sample. If
 * `templates` is undefined, includes all.
 */
async function drawTemplates(
  tx: Transaction<Schema>,
  { id, pages_total: total }: SampledScan,
  { sample, templates }: { readonly sample: StoredSample; readonly templates: readonly string[] | undefined },
): Promise<Drawn> {
  const chosen =
    templates === undefined
      ? sql`select distinct template from known_urls where scan_id = ${id}::uuid and not left_out`
      : sql`select distinct value as template from jsonb_array_elements_text(${JSON.stringify(templates)}::jsonb)`;
  const room = Math.max(0, mostStructured(sample) - total);
  const { rows } = await sql<{ wanted: number; added: number }>`
    with wanted as (
      select first.* from (${chosen}) as chosen
      cross join lateral (
        select url, fetch_url, depth, template, ordinal, row_number() over (order by ordinal) as place
        from (
          select * from known_urls
          where scan_id = ${id}::uuid and md5(template) = md5(chosen.template) and template = chosen.template and not left_out
          order by ordinal limit ${sample.per_template}
        ) as known
      ) as first
      where not exists (select 1 from pages where scan_id = ${id}::uuid and pages.url = first.url)
    ), added as (
      insert into pages (scan_id, ordinal, url, fetch_url, depth, claim_order, sample_role, template)
      select ${id}::uuid, ${total}::integer + (row_number() over (order by place, ordinal))::integer - 1, url, fetch_url, depth,
        place::integer - 1, 'template', template
      from (select * from wanted order by place, ordinal limit ${room}) as fitting
      returning 1
    )
    select (select count(*) from wanted)::integer as wanted, (select count(*) from added)::integer as added
  `.execute(tx);
  const { wanted = 0, added = 0 } = rows[0] ?? {};
  return { added, isLimited: wanted > added };
}

/** Orders URLs by the digests of seed and URL, so that anyone can repeat the draw. */
async function drawByLot(tx: Transaction<Schema>, scan: SampledScan, { seed, most }: StoredSample): Promise<number> {
  if (seed === null) return 0;
  const { id, pages_total: total } = scan;
  const { rows } = await sql<{ drawn: number; structured: number }>`
    select (count(*) filter (where sample_role = 'random'))::integer as drawn,
      (count(*) filter (where sample_role in ('named', 'template')))::integer as structured
    from pages where scan_id = ${id}::uuid
  `.execute(tx);
  const { drawn = 0, structured = 0 } = rows[0] ?? {};
  const lacking = Math.ceil(structured / 10) - drawn;
  const count = Math.min(lacking, (most ?? anyNumber) - total);
  if (count <= 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    insert into pages (scan_id, ordinal, url, fetch_url, depth, claim_order, sample_role, template)
    select ${id}::uuid, ${total}::integer + (row_number() over (order by lot, url))::integer - 1, url, fetch_url, depth,
      ${lastOrder}::integer, 'random', template
    from (
      select *, md5(${`${seed} `}::text || url) as lot from known_urls
      where scan_id = ${id}::uuid and not left_out
        and not exists (select 1 from pages where pages.scan_id = known_urls.scan_id and pages.url = known_urls.url)
      order by lot, url limit ${count}
    ) as drawn
  `.execute(tx);
  return Number(numAffectedRows);
}

/** Random pages come after all others. */
const lastOrder = 1_000;

async function countTemplates(tx: Transaction<Schema>, scanId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct template)::integer as count from known_urls where scan_id = ${scanId}::uuid and not left_out
  `.execute(tx);
  return rows[0]?.count ?? 0;
}
