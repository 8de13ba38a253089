import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { planMark } from './keeps-plan.ts';

type Query = (...args: readonly unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

/**
 * Makes a client prepare statements that end with `keepsPlan` under a name. Behind a pooler, such as PgBouncer in
 * transaction mode, the next transaction may use another session that does not know the name. There, these statements
 * are sent like all others. A session belongs to the client if it has the process id that the connection started with,
 * because a pooler makes up an id for each client.
 */
export function keepPlans(client: Pick<PoolClient, 'query'>): void {
  const query = client.query.bind(client) as Query; // the overload that returns a promise
  let isOwn: boolean | undefined;
  const sendKept = async (text: string, values: unknown) => {
    isOwn ??= await hasOwnSession(client, query);
    return isOwn ? query({ name: nameOf(text), text, values }) : query(text, values);
  };
  const send = (...args: readonly unknown[]) => {
    const [text, values] = args;
    return typeof text === 'string' && text.endsWith(planMark) ? sendKept(text, values) : query(...args);
  };
  Object.assign(client, { query: send });
}

async function hasOwnSession(client: object, query: Query): Promise<boolean> {
  const { rows } = await query('select pg_backend_pid() as pid');
  const { pid } = rows[0] as { readonly pid: number }; // the query above selects it
  // pg does not document this id. Without it, no plans are kept.
  return 'processID' in client && client.processID === pid;
}

const names = new Map<string, string>();

/** PostgreSQL truncates names to 63 characters. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `kept_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
