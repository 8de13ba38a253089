import pg from 'pg';
import type { FaultWorld } from './fault-world.ts';
import type { ServiceProcess } from './service-process.ts';
import { waitUntil } from './wait-until.ts';

type Stop = { readonly leaving: ServiceProcess; readonly staying: ServiceProcess; readonly scanId: string };

/** Stops a web process while it deletes a scan whose row is locked: it must still answer, and the other one must know of it. */
export async function stopWithRequest(
  world: FaultWorld,
  { leaving, staying, scanId }: Stop,
): Promise<readonly string[]> {
  if (world.location.kind !== 'server') throw new Error('Two programs share a PostgreSQL server alone.');
  const path = `/api/scans/${scanId}`;
  const client = new pg.Client({ connectionString: world.location.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from scans where id = $1 for update', [scanId]);
    const deletion = fetch(`${leaving.origin}${path}`, { method: 'DELETE' });
    await waitUntil('the deletion waits for the row', 60_000, async () => {
      const { rowCount } = await client.query(
        `select 1 from pg_locks where not granted and pid <> pg_backend_pid() and locktype = 'transactionid'`,
      );
      return (rowCount ?? 0) > 0 || undefined;
    });
    const stopped = world.stop(leaving);
    await waitUntil(
      'the web process is stopping',
      60_000,
      async () => leaving.said.includes('"stopping"') || undefined,
    );
    await client.query('rollback');
    const { status } = await deletion;
    await stopped;
    const after = await fetch(`${staying.origin}${path}`);
    return [
      ...(status === 204 ? [] : [`a request to a web process that was stopped was answered with ${status}`]),
      ...(after.status === 404 ? [] : [`the deleted scan is answered with ${after.status}`]),
    ];
  } finally {
    await client.end();
  }
}
