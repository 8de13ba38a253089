import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Ended } from './run-program.ts';
import { runProgram } from './run-program.ts';

export type Revision = '2025-11-25' | '2026-07-28';

/**
 * What a revision requires of a server, scenario by scenario. Exit code 0: exactly those of the baseline failed. The
 * suite cannot send a key: a proxy in between adds it.
 */
export async function runConformance(
  { url, key }: { readonly url: URL; readonly key: string },
  revision: Revision,
): Promise<Ended> {
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
    revision,
    '--expected-failures',
    join(import.meta.dirname, `conformance-${revision}.yml`),
  ];
  const ended = await runProgram('@modelcontextprotocol/conformance', 'conformance', args);
  proxy.closeAllConnections();
  proxy.close();
  return ended;
}
