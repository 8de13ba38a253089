import { sql } from 'kysely';
import { z } from 'zod';
import type { SampleRole } from '../../adapters/db/sample-tables.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { sampleRecordSchema, presentSample } from './sample-record.ts';
import { readStoredSample } from './stored-sample.ts';

const count = z.int().min(0);

/** The limit for listed templates, and for listed pages of each kind. The counts include all. */
const mostListed = 500;

const sampledPageSchema = z.object({
  url: z.string(),
  status: z.enum(['pending', 'running', 'completed', 'failed']),
  template: z.string().describe('The pattern that the URLs of its template share.'),
  reason: z
    .enum(['named', 'process', 'template', 'random'])
    .describe(
      'Why it is in the sample: a person named it, it is a step of a process, it represents its template, or it was drawn at random.',
    ),
});

export const sampleDetailsSchema = sampleRecordSchema
  .extend({
    structured_pages: count.describe('Pages that were named, and pages that represent their template.'),
    random_pages: count.describe('Pages that were drawn at random.'),
    process_pages: count.describe('Pages of the named processes.'),
    sampled_templates: count.describe('Templates that have a page in the sample.'),
    templates_by_size: z
      .array(z.object({ template: z.string(), known_pages: count, sampled_pages: count, example: z.string() }))
      .describe(`The templates with the most pages, ${mostListed} at most. \`example\`: the first of these pages.`),
    structured: z.array(sampledPageSchema).describe(`The first ${mostListed}.`),
    random: z.array(sampledPageSchema).describe(`The first ${mostListed}.`),
    processes: z.array(
      z.object({
        pages: z.array(sampledPageSchema).describe('The steps in order.'),
        complete: z.boolean().describe('Whether every step was scanned.'),
      }),
    ),
    random_check: z
      .object({
        representative: z
          .boolean()
          .describe('true: the random pages show no issue that the other pages do not show (WCAG-EM, step 4.c).'),
        new_issues: z
          .array(z.object({ kind: z.enum(['failed', 'needs_review']), key: z.string() }))
          .describe('Issues that only these pages show. The structured sample should grow.'),
      })
      .nullable()
      .describe('null: no random page was scanned.'),
  })
  .meta({ id: 'SampleDetails' });

export type SampleDetails = z.infer<typeof sampleDetailsSchema>;
type SampledPage = z.infer<typeof sampledPageSchema>;

/** Returns undefined if the scan has no sample. */
export async function readSample(
  db: Database,
  scan: { readonly id: string; readonly sample: unknown },
): Promise<SampleDetails | undefined> {
  const record = presentSample(scan);
  if (record === null) return undefined;
  const roles = await countRoles(db, scan.id);
  const templates = await listTemplates(db, scan.id);
  const structured = await listPages(db, scan.id, ['named', 'template']);
  const random = await listPages(db, scan.id, ['random']);
  return {
    ...record,
    structured_pages: roles.named + roles.template,
    random_pages: roles.random,
    process_pages: roles.process,
    sampled_templates: roles.templates,
    templates_by_size: templates,
    structured,
    random,
    processes: await listProcesses(db, scan),
    random_check: random.some(({ status }) => status === 'completed') ? await checkRandom(db, scan.id) : null,
  };
}

async function countRoles(db: Database, scanId: string) {
  const { rows } = await sql<Record<SampleRole | 'templates', number>>`
    select (count(*) filter (where sample_role = 'named'))::integer as named,
      (count(*) filter (where sample_role = 'template'))::integer as template,
      (count(*) filter (where sample_role = 'random'))::integer as random,
      (count(*) filter (where sample_role = 'process'))::integer as process,
      count(distinct template)::integer as templates
    from pages where scan_id = ${scanId}::uuid
  `.execute(db);
  return rows[0] ?? { named: 0, template: 0, random: 0, process: 0, templates: 0 };
}

async function listTemplates(db: Database, scanId: string): Promise<SampleDetails['templates_by_size']> {
  const { rows } = await sql<SampleDetails['templates_by_size'][number]>`
    select known.template, known_pages, coalesce(sampled.count, 0)::integer as sampled_pages, example.url as example
    from (
      select template, count(*)::integer as known_pages, min(ordinal) as first
      from known_urls where scan_id = ${scanId}::uuid and not left_out group by template
    ) as known
    left join (
      select template, count(*) as count from pages where scan_id = ${scanId}::uuid group by template
    ) as sampled on sampled.template = known.template
    join known_urls as example on example.scan_id = ${scanId}::uuid and example.ordinal = known.first
    order by known_pages desc, known.first limit ${mostListed}
  `.execute(db);
  return rows;
}

const pageColumns = sql`url, status, coalesce(template, '') as template, sample_role as reason`;

async function listPages(db: Database, scanId: string, roles: readonly SampleRole[]): Promise<SampledPage[]> {
  const { rows } = await sql<SampledPage>`
    select ${pageColumns} from pages
    where scan_id = ${scanId}::uuid and sample_role in (${sql.join(roles)})
    order by ordinal limit ${mostListed}
  `.execute(db);
  return rows;
}

async function listProcesses(
  db: Database,
  scan: { readonly id: string; readonly sample: unknown },
): Promise<SampleDetails['processes']> {
  const processes = readStoredSample(scan)?.processes ?? [];
  if (processes.length === 0) return [];
  const { rows } = await sql<SampledPage>`
    select ${pageColumns} from pages where scan_id = ${scan.id}::uuid and sample_role = 'process'
  `.execute(db);
  const byUrl = new Map(rows.map((page) => [page.url, page]));
  return processes.map((urls) => {
    const pages = urls.flatMap((url) => byUrl.get(url) ?? []);
    return { pages, complete: pages.length === urls.length && pages.every(({ status }) => status === 'completed') };
  });
}

async function checkRandom(db: Database, scanId: string): Promise<SampleDetails['random_check']> {
  const { rows } = await sql<{ kind: 'failed' | 'needs_review'; key: string }>`
    select kind, rule as key from issue_groups
    where scan_id = ${scanId}::uuid and occurrence_count > 0 and not exists (
      select 1 from group_pages join pages on pages.id = group_pages.page_id
      where group_pages.group_id = issue_groups.id and pages.sample_role is distinct from 'random'
    )
    order by severity_rank, rule collate "C", kind
  `.execute(db);
  return { representative: rows.length === 0, new_issues: rows };
}
