import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import type { FaultWorld } from './fault-world.ts';
import { waitUntil } from './wait-until.ts';

const goneLimitMs = 10_000;

/** Differences from the result without a fault, in readable lines. Call it when every process has stopped. */
export async function findBreaches(world: FaultWorld, scanId: string): Promise<readonly string[]> {
  const inside = await world.withDatabase(async ({ db }) => [
    ...(await checkInvariants(db)),
    ...(await comparePages(db, world, scanId)),
    ...(await compareFindings(db, world, scanId)),
  ]);
  return [...inside, ...(await findProcesses(world)), ...(await findTempFiles(world))];
}

type Db = OpenDatabase['db'];

async function comparePages(db: Db, world: FaultWorld, scanId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['url', 'status', 'outcome'])
    .where('scan_id', '=', scanId)
    .execute();
  const seen = rows.map(({ url, status, outcome }) => `${url} ${status} ${outcome ?? 'without an outcome'}`);
  return describeDifference('page', { expected: world.site.pageUrls.map((url) => `${url} completed scanned`), seen });
}

/** Also the pictures: one file for each that a row names, and none that no row names. */
async function compareFindings(db: Db, world: FaultWorld, scanId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('occurrences')
    .innerJoin('pages', 'pages.id', 'occurrences.page_id')
    .innerJoin('issue_groups', 'issue_groups.id', 'occurrences.group_id')
    .select(['pages.url', 'issue_groups.kind', 'issue_groups.rule', 'selector'])
    .where('occurrences.scan_id', '=', scanId)
    .execute();
  const seen = rows.map(({ url, kind, rule, selector }) => `${new URL(url).pathname} ${kind} ${rule} ${selector}`);
  const { rows: tiles } = await sql<{ name: string }>`
    select distinct tile ->> 'name' as name from pages cross join lateral jsonb_array_elements(picture -> 'tiles') as tile
    where scan_id = ${scanId}::uuid and picture is not null
  `.execute(db);
  const files = await readdir(join(world.dataFolder, 'screenshots', scanId)).catch(() => []);
  return [
    ...describeDifference('finding', { expected: world.site.expectedFindings, seen }),
    ...describeDifference('screenshot', { expected: tiles.map(({ name }) => name), seen: files }),
  ];
}

function describeDifference(
  what: string,
  { expected, seen }: { readonly expected: readonly string[]; readonly seen: readonly string[] },
): readonly string[] {
  const lacking = expected.filter((one) => !seen.includes(one)).map((one) => `${what} lost: ${one}`);
  const added = seen.filter((one) => !expected.includes(one)).map((one) => `${what} that should not be: ${one}`);
  const twice = seen.filter((one, index) => seen.indexOf(one) !== index).map((one) => `${what} twice: ${one}`);
  return [...lacking, ...added, ...twice];
}

/** Browsers whose service was killed end by themselves when its end of the pipe closes: they get a moment for it. */
async function findProcesses(world: FaultWorld): Promise<readonly string[]> {
  let left: readonly string[] = [];
  const look = async () => {
    left = await listProcesses(world.folder);
    return left.length === 0 ? true : undefined;
  };
  await waitUntil('no process is left', goneLimitMs, look).catch(() => undefined);
  return left.map((one) => `process left behind: ${one}`);
}

async function listProcesses(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (environment.includes(folder) || command.includes(folder))
      found.push(`${pid} ${command.replaceAll('\0', ' ').slice(0, 120)}`);
  }
  return found;
}

async function findTempFiles(world: FaultWorld): Promise<readonly string[]> {
  const names = await readdir(world.tempFolder, { recursive: true });
  return names.slice(0, 5).map((name) => `temporary file left behind: ${name}`);
}
