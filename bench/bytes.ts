/**
 * What a stored occurrence costs: `node bench/bytes.ts DATA-FOLDER [--before FILE] [--write]`. Records what a service with this data folder
 * has found once more, in the embedded database and on a PostgreSQL server, and generates a scan of 100,000 occurrences in each. Prints bytes
 * per occurrence of every table and index that grows with occurrences, and of the columns. `--before`: what an earlier version printed,
 * to compare with. `--write`: bench/results/bytes.{json,md}.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { DatabaseLocation } from '../src/db/open-database.ts';
import { createLockFile } from '../src/db/create-lock-file.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { selectOccurrences } from '../src/issues/read-occurrences.ts';
import { storedBoxSchema } from '../src/shared/page-picture.ts';
import { aGroup, aScannedReport, aSitemapScan, scanNextPage } from '../test/contracts/make-scans.ts';
import { generateScan } from './generate-scan.ts';
import { describeMachine, today } from './lib/measure.ts';
import { onEachEngine } from './lib/on-each-engine.ts';

const generated = { pages: 500, groups: 50, occurrencesPerGroup: 2_000 };
const growing = ['occurrences', 'occurrence_texts', 'group_pages', 'components', 'component_groups', 'component_pages'];

type Part = { readonly name: string; readonly bytes: number };
type Sizes = {
  readonly occurrences: number;
  readonly perOccurrence: number;
  /** Bytes per occurrence. */
  readonly relations: readonly Part[];
  readonly columns: readonly Part[];
};
type Engine = 'embedded' | 'server';
type Data = 'scanned' | 'generated';
type Result = Readonly<Record<Engine, Readonly<Record<Data, Sizes>>>>;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { before: { type: 'string' }, write: { type: 'boolean', default: false } },
  });
  const [dataFolder] = positionals;
  if (dataFolder === undefined) throw new Error('Name the data folder of a service that has scanned something.');
  const scans = await readScans(dataFolder);
  const scanned = await onEachEngine(4, (location) => recordAgain(location, scans));
  const written = await onEachEngine(4, generate);
  const now: Result = {
    embedded: { scanned: scanned.embedded, generated: written.embedded },
    server: { scanned: scanned.server, generated: written.server },
  };
  const before = values.before === undefined ? undefined : (JSON.parse(readFileSync(values.before, 'utf8')) as Result);
  const about = { date: today(), machine: describeMachine(), pages: scans.map(({ length }) => length) };
  const text = tabulate(now, before);
  console.log(values.write ? text : JSON.stringify(now));
  if (!values.write) return;
  writeFileSync(
    new URL('results/bytes.json', import.meta.url),
    `${JSON.stringify({ ...about, before, now }, undefined, 2)}\n`,
  );
  writeFileSync(new URL('results/bytes.md', import.meta.url), text);
}

/** Each scan of the source is recorded again, page by page. */
async function recordAgain(location: DatabaseLocation, scans: readonly Scan[]): Promise<Sizes> {
  const database = await openDatabase(location);
  const { db } = database;
  for (const pages of scans) {
    await aSitemapScan(db, pages.length);
    for (const page of pages) await scanNextPage(db, aScannedReport(page));
  }
  await database.close();
  return measure(location);
}

type Page = Required<Pick<Parameters<typeof aScannedReport>[0] & object, 'groups' | 'components'>>;
type Scan = readonly Page[];

/** The findings of a data folder, of which a copy is opened. */
async function readScans(dataFolder: string): Promise<readonly Scan[]> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-bytes-'));
  createLockFile(folder);
  await cp(join(dataFolder, 'database'), join(folder, 'database'), { recursive: true });
  const database = await openDatabase({ kind: 'embedded', folder });
  const { db } = database;
  const scans = await db.selectFrom('scans').select('id').where('deleted_at', 'is', null).orderBy('sequence').execute();
  const found: Scan[] = [];
  for (const { id } of scans) found.push(await readScan(db, id));
  await database.close();
  await rm(folder, { recursive: true });
  return found.filter((pages) => pages.length > 0);
}

async function readScan(db: Database, scanId: string): Promise<Scan> {
  const pages = await db
    .selectFrom('pages')
    .select('id')
    .where('scan_id', '=', scanId)
    .where('status', '=', 'completed')
    .orderBy('ordinal')
    .execute();
  const components = await db.selectFrom('components').selectAll().where('scan_id', '=', scanId).execute();
  const byId = new Map(components.map((one) => [one.id, one]));
  const found: Page[] = [];
  for (const { id } of pages) {
    const rows = await readRows(db, id);
    const used = new Set(rows.flatMap(({ component_id: component }) => byId.get(component) ?? []));
    const groups = [...Map.groupBy(rows, ({ group_id: group }) => group).values()].flatMap((ofGroup) => {
      const occurrences = ofGroup.map((row) => ({
        ...row,
        portable: row.portable_fingerprint,
        equalCount: row.equal_count,
        component: byId.get(row.component_id)?.key ?? '',
        screenshot: null,
        box: storedBoxSchema.nullable().parse(row.box),
      }));
      return ofGroup
        .slice(0, 1)
        .map(({ kind, rule, engine }) => aGroup(0, { kind, rule, engine, occurrences, total: occurrences.length }));
    });
    found.push({
      groups,
      components: [...used].map(({ key, label, selector, html }) => ({ key, label, selector, html })),
    });
  }
  return found;
}

async function readRows(db: Database, pageId: number) {
  return selectOccurrences(db)
    .innerJoin('issue_groups', 'issue_groups.id', 'occurrences.group_id')
    .select(['kind', 'rule', 'engine', 'group_id', 'portable_fingerprint', 'equal_count', 'component_id', 'box'])
    .where('occurrences.page_id', '=', pageId)
    .orderBy('group_id')
    .orderBy('occurrences.ordinal')
    .execute();
}

async function generate(location: DatabaseLocation): Promise<Sizes> {
  const database = await openDatabase(location);
  const { db } = database;
  await generateScan(db, generated, []);
  await database.close();
  return measure(location);
}

async function measure(location: DatabaseLocation): Promise<Sizes> {
  const database = await openDatabase(location);
  const { db } = database;
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from occurrences`.execute(db);
  const occurrences = rows[0]?.count ?? 0;
  const relations = await listRelations(db, occurrences);
  const columns = await listColumns(db, occurrences);
  await database.close();
  return { occurrences, perOccurrence: relations.reduce((sum, { bytes }) => sum + bytes, 0), relations, columns };
}

/** Tables, what they keep elsewhere (TOAST), and their indexes. */
async function listRelations(db: Database, occurrences: number): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`
    select owner.relname || part.suffix as name, round(pg_relation_size(part.id)::numeric / ${occurrences}, 1)::float8 as bytes
    from pg_class as owner cross join lateral (
      select owner.oid as id, '' as suffix
      union all select owner.reltoastrelid, ' (toast)' where owner.reltoastrelid <> 0
      union all select indexrelid, ' ' || indexrelid::regclass::text from pg_index where indrelid = owner.oid
    ) as part
    where owner.relname = any (${growing}::text[]) and owner.relkind = 'r' and pg_relation_size(part.id) > 0
    order by array_position(${growing}::text[], owner.relname::text), part.suffix
  `.execute(db);
  return rows;
}

/** Of the two tables with texts. */
async function listColumns(db: Database, occurrences: number): Promise<readonly Part[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_name in ('occurrences', 'occurrence_texts') order by table_name, ordinal_position
  `.execute(db);
  const parts: Part[] = [];
  for (const { table, column } of rows) {
    const sizes = await sql<{ bytes: number }>`
      select round(coalesce(sum(pg_column_size(${sql.ref(column)})), 0)::numeric / ${occurrences}, 1)::float8 as bytes from ${sql.table(table)}
    `.execute(db);
    parts.push({ name: `${table}.${column}`, bytes: sizes.rows[0]?.bytes ?? 0 });
  }
  return parts;
}

const samples = ['embedded scanned', 'embedded generated', 'server scanned', 'server generated'] as const;

function tabulate(now: Result, before: Result | undefined): string {
  const versions = before === undefined ? [now] : [before, now];
  const sizes = samples.map((name) => {
    const [engine, data] = name.split(' ') as [Engine, Data];
    return versions.map((version) => version[engine][data]);
  });
  const cells = (value: (of: Sizes) => number) =>
    sizes.map((of) => of.map(value).map(Math.round).join(' → ')).join(' | ');
  const names = (of: 'relations' | 'columns') => [
    ...new Set(sizes.flat().flatMap((one) => one[of].map(({ name }) => name))),
  ];
  const rowsOf = (of: 'relations' | 'columns') =>
    names(of).map(
      (name) => `| \`${name}\` | ${cells((one) => one[of].find((part) => part.name === name)?.bytes ?? 0)} |`,
    );
  const head = (first: string) => [`| ${first} | ${samples.join(' | ')} |`, `|---|${'--:|'.repeat(samples.length)}`];
  return [
    '# Bytes per occurrence',
    '',
    `${today()}, ${describeMachine()}. \`node bench/bytes.ts\`${before === undefined ? '' : '; before → now'}.`,
    '',
    ...head('table or index'),
    `| occurrences | ${cells(({ occurrences }) => occurrences)} |`,
    `| **bytes for each** | ${cells(({ perOccurrence }) => perOccurrence)} |`,
    ...rowsOf('relations'),
    '',
    ...head('column'),
    ...rowsOf('columns'),
    '',
  ].join('\n');
}

await main();
