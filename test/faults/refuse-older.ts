import { join } from 'node:path';
import { sql } from 'kysely';
import type { FaultWorld } from './fault-world.ts';
import { openUnchecked } from '../databases/open-unchecked.ts';
import { copyProgram, writeTolerant } from './program-copy.ts';

const refusal = 'it was last used by a newer version of Curbcut. Start that version, or restore an older backup.';

/** A migration that tolerates no older program: this one's web process and worker are refused, and change nothing. */
export async function refuseOlder(world: FaultWorld): Promise<readonly string[]> {
  const main = await copyProgram(join(world.folder, 'intolerant'), {
    version: '9003.0.0',
    migrations: {
      '9001-tolerant': await writeTolerant(),
      '9003-intolerant':
        '-- No older program works: it writes no such column.\nalter table pages add column later_key text;\n',
    },
  });
  const migration = world.spawn('migrate', { main });
  const code = await migration.untilEnded();
  if (code !== 0) return [`the migration failed: ${migration.said}`];
  const before = await describe(world);
  const refused = await Promise.all(
    [world.spawn('serve', { flags: ['--port', '0'] }), world.spawn('worker')].map(async (older) => {
      const ended = await older.untilEnded();
      const isRefused = ended === 4 && older.said.includes(refusal);
      return isRefused ? [] : [`an older process on a database that refuses it ended with ${ended}: ${older.said}`];
    }),
  );
  const after = await describe(world);
  return [...refused.flat(), ...(after === before ? [] : [`a refused process changed ${before} to ${after}`])];
}

/** All that a start would write first. */
async function describe(world: FaultWorld): Promise<string> {
  return openUnchecked(world.location, async (db) => {
    const { rows } = await sql<{ state: string }>`
      select (select string_agg(name, ',' order by name) from kysely_migration)
        || ' ' || (select count(*) from processes) || ' ' || (select md5(string_agg(jobs::text, ',' order by id)) from jobs)
        || ' ' || (select md5(string_agg(scans::text, ',' order by id)) from scans)
        || ' ' || (select string_agg(table_name || '.' || column_name, ',' order by 1) from information_schema.columns where table_schema = 'public')
        as state
    `.execute(db);
    return rows[0]?.state ?? '';
  });
}
