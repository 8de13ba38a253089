import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

const idleMs = 200;

let app: FastifyInstance;
let port: number;
let clients: Socket[];

beforeEach(async () => {
  clients = [];
  app = fastify();
  app.get('/endless', { onRequest: limitConcurrency(1, { idleMs }), exposeHeadRoute: false }, async (_request, reply) =>
    reply.send(Readable.from(lines())),
  );
  app.setErrorHandler(async (_error, _request, reply) => reply.code(503).send());
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterEach(async () => {
  for (const client of clients) client.destroy();
  await app.close();
});

async function* lines(): AsyncGenerator<string> {
  for (;;) yield 'a line of a report\n'.repeat(1_000);
}

function ask(): Socket {
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  // Cut off while more was on its way: that may come as an error too.
  client.on('error', () => undefined);
  client.write(`GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return client;
}

/** Takes the beginning of the answer and no more, or all that comes. */
async function begin({ goesOn }: { readonly goesOn: boolean }): Promise<Socket> {
  const client = ask();
  await once(client, 'readable');
  if (goesOn) client.resume();
  return client;
}

async function isFree(): Promise<boolean> {
  const client = ask();
  const [head] = await once(client, 'data');
  client.destroy();
  return String(head).startsWith('HTTP/1.1 200');
}

it('a client that stops reading loses its slot to another', async () => {
  await begin({ goesOn: false });
  const before = await isFree();

  expect(before).toBe(false);
  await expect.poll(isFree, { timeout: 10_000 }).toBe(true);
});

it('a client that continues to read keeps its slot, however long it takes', async () => {
  const reader = await begin({ goesOn: true });
  const received = () => reader.bytesRead;
  const [first, started] = [received(), performance.now()];
  await expect.poll(() => performance.now() - started > 3 * idleMs, { timeout: 10_000 }).toBe(true);

  expect(await isFree()).toBe(false);
  expect(received()).toBeGreaterThan(first);
});
