/* Runs inside its own network namespace, where every address below is a server of the test: prints which ones were reached. */
import { once } from 'node:events';
import { createServer, connect, type Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import { guardedFetch } from '../../src/adapters/net/guarded-fetch.ts';
import type { NetworkMode } from '../../src/adapters/net/check-destination.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';

const METADATA = process.argv[2]?.split(',') ?? [];
const OTHERS = { loopback: '127.0.0.1', private: '10.0.0.1', public: '93.184.216.34' } as const;
const PORT = 80;

let hits: string[] = [];

async function listenOn(address: string): Promise<Server> {
  const server = createServer((socket) => {
    hits.push(address);
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      const location = decodeURIComponent(/redirect=(\S+)/u.exec(latest)?.[1] ?? '');
      socket.end(
        `HTTP/1.1 ${location === '' ? '200 OK' : '302 Found'}\r\nlocation: ${location}\r\ncontent-length: 0\r\n\r\n`,
      );
    });
    let latest = '';
    socket.prependListener('data', (chunk: Buffer) => (latest = chunk.toString('latin1')));
  });
  server.listen(PORT, address);
  await once(server, 'listening');
  return server;
}

/** Which of the addresses are hit by `dial`, which may fail as it likes. */
async function collectHits(dial: () => Promise<unknown>): Promise<readonly string[]> {
  hits = [];
  await dial().catch(() => undefined);
  // A connection that was made has reached the server once one that was made later has.
  const marker = connect(PORT, OTHERS.loopback);
  await once(marker, 'connect');
  const deadline = Date.now() + 5_000;
  while (!hits.includes(OTHERS.loopback) && Date.now() < deadline) await setImmediate();
  marker.destroy();
  hits.splice(hits.lastIndexOf(OTHERS.loopback), 1);
  return [...hits];
}

async function probe(mode: NetworkMode, allow: readonly string[]): Promise<Record<string, readonly string[]>> {
  const resolve = async (host: string) =>
    await Promise.resolve(host === 'mixed.test' ? [OTHERS.public, METADATA[0] ?? ''] : METADATA);
  const policy = createNetworkPolicy({ mode, allow, deny: [], ownEndpoints: () => [], resolve });
  const reached: Record<string, readonly string[]> = {};
  for (const [space, address] of Object.entries(OTHERS)) {
    const scope = await policy.scopeFor(new URL(`http://${address}/`));
    const tryAll = async (hosts: readonly string[]): Promise<void> => {
      for (const host of hosts) {
        await scope.connect(host, PORT, { timeoutMs: 1_000 }).then(
          (socket) => socket.destroy(),
          () => undefined,
        );
        const location = encodeURIComponent(`http://${host.includes(':') ? `[${host}]` : host}/`);
        await guardedFetch(scope, `http://${address}/?redirect=${location}`, { timeoutMs: 1_000 }).then(
          (answer) => answer.discard(),
          () => undefined,
        );
      }
    };
    const spellings = METADATA.flatMap((host) => spell(host));
    const found = await collectHits(
      async () => await tryAll([...spellings, 'metadata.test', 'mixed.test', 'metadata.google.internal']),
    );
    // The redirecting site itself may be reached; it is not what is asked about.
    reached[`metadata from ${space}`] = found.filter((hit) => METADATA.includes(hit));
    for (const [name, other] of Object.entries(OTHERS)) {
      const direct = await collectHits(async () => (await scope.connect(other, PORT)).destroy());
      reached[`${name} from ${space}`] = direct.filter((hit) => hit === other);
    }
  }
  return reached;
}

function spell(address: string): readonly string[] {
  if (address.includes(':')) return [address];
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const number = ((a * 256 + b) * 256 + c) * 256 + d;
  return [
    address,
    `${address}.`,
    String(number),
    `0x${number.toString(16)}`,
    `::ffff:${address}`,
    `::${address}`,
    `64:ff9b::${address}`,
  ];
}

await Promise.all([...METADATA, ...Object.values(OTHERS)].map(async (address) => await listenOn(address)));
const control = await collectHits(async () => {
  for (const address of METADATA) await once(connect(PORT, address), 'connect');
});
const results: Record<string, unknown> = { control };
for (const mode of ['scoped', 'public-only', 'open'] as const) {
  results[mode] = await probe(mode, []);
  results[`${mode}, all allowed`] = await probe(mode, ['0.0.0.0/0', '::/0', '*.test', ...METADATA]);
}
process.stdout.write(JSON.stringify(results), () => process.exit(0));
