import type { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { planMark } from './keeps-plan.ts';
import { keepPlans } from './keep-plans.ts';

const marked = `select $1 ${planMark}`;
const ownPid = 42;

/** A client whose connection began with this process id, in a session with another one or the same. Lists what it is asked. */
function aClient(processID: number) {
  const asked: unknown[] = [];
  const client = {
    processID,
    query: async (...args: readonly unknown[]) => {
      asked.push(args);
      return { rows: [{ pid: ownPid }] };
    },
  };
  keepPlans(client as unknown as Pick<Client, 'query'>); // of pg's many forms, the one with a promise
  return { query: client.query, asked };
}

const askForPid = ['select pg_backend_pid() as pid'];
const kept = [{ name: expect.stringMatching(/^kept_[0-9a-f]{32}$/), text: marked, values: ['a'] }];

describe('a connection', () => {
  it('prepares what is marked, by a name', async () => {
    const { query, asked } = aClient(ownPid);

    await query('select 1', []);
    await query(marked, ['a']);
    await query(marked, ['a']);

    expect(asked).toEqual([['select 1', []], askForPid, kept, kept]);
  });

  it('prepares nothing where a pooler may give each transaction another session', async () => {
    const { query, asked } = aClient(ownPid + 1);

    await query(marked, ['a']);
    await query(marked, ['b']);

    expect(asked).toEqual([askForPid, [marked, ['a']], [marked, ['b']]]);
  });
});
