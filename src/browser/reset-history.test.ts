import { expect, it } from 'vitest';
import type { ProtocolSession } from './protocol-call.ts';
import { resetHistory } from './reset-history.ts';

/** As Chromium answers it, at moments that no test can bring about. */
const refusal = 'cdpSession.send: Protocol error (Page.resetNavigationHistory): Not attached to an active page';

it('is repeated while the browser still knows the page that left', async () => {
  const answers = [refusal, refusal, undefined];
  const { session, calls } = aSession(() => answers.shift());

  await resetHistory(session);

  expect(calls).toHaveLength(3);
});

it('is not repeated for another reason', async () => {
  const { session, calls } = aSession(() => 'Target closed');

  await expect(resetHistory(session)).rejects.toMatchObject({ kind: 'closed' });

  expect(calls).toEqual(['Page.resetNavigationHistory']);
});

function aSession(refuse: () => string | undefined) {
  const calls: string[] = [];
  const session: ProtocolSession = {
    send: async (method) => {
      calls.push(method);
      const reason = refuse();
      if (reason !== undefined) throw new Error(reason);
    },
    on: () => undefined,
    off: () => undefined,
    detach: async () => undefined,
  };
  return { session, calls };
}
