import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Ended } from './run-program.ts';
import { runProgram } from './run-program.ts';

const baseline = join(import.meta.dirname, 'conformance-baseline.yml');

/**
 * What the revision requires of a server, scenario by scenario. Exit code 0: exactly those of the baseline failed. The
 * suite cannot send a key: a proxy in between adds it.
 */
export async function runConformance({ url, key }: { readonly url: URL; readonly key: string }): Promise<Ended> {
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${key}` };
    const onward = request(
      { hostname: url.hostname, port: url.port, path: asked.url, method: asked.method, headers, agent: false },
      (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // A listening TCP server has an address of this kind.
  const { port } = proxy.address() as AddressInfo;
  const args = [
    'server',
    '--url',
    `http://127.0.0.1:${port}/mcp`,
    '--requirements',
    '2025-11-25',
    '--expected-failures',
    baseline,
  ];
  const ended = await runProgram('@modelcontextprotocol/conformance', 'conformance', args);
  proxy.closeAllConnections();
  proxy.close();
  return ended;
}
