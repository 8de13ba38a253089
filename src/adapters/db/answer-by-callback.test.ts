import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { answerByCallback } from './answer-by-callback.ts';

type Answer = (error: Error | null, result: object) => void;

/** A client whose `query` calls back as pg's does: error first, null where there is none. */
function aClient(error: Error | null) {
  const client = {
    query: (text: string, values: readonly unknown[], answer: Answer) => answer(error, { text, values }),
  };
  const patched = client as unknown as Pick<Client, 'query'>; // of pg's many forms, the one with a callback
  answerByCallback(patched);
  return patched;
}

describe('a client that answers by callback', () => {
  it('gives the result as a promise', async () => {
    await expect(aClient(null).query('select $1', ['a'])).resolves.toEqual({ text: 'select $1', values: ['a'] });
  });

  it('rejects with the error', async () => {
    await expect(aClient(new Error('gone')).query('select $1', ['a'])).rejects.toThrow('gone');
  });

  it('needs what the installed pg does: with a callback it makes no promise', () => {
    const client = new Client();

    // Not connected: the query waits, so no server is needed.
    const promise: unknown = client.query('select 1', [], () => undefined);

    expect(promise).toBeUndefined();
  });
});
