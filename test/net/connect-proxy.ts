import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Proxies } from '../../src/url/proxy-server.ts';
import { parseProxyServer } from '../../src/url/proxy-server.ts';
import type { OpenServers } from './open-servers.ts';

/** A proxy on loopback. It leads every CONNECT to one port, or answers with a status of its own. */
export async function openConnectProxy(open: OpenServers, { to, status = 200 }: { to: number; status?: number }) {
  const asked: { readonly endpoint: string | undefined; readonly authorization: string | undefined }[] = [];
  const server = createServer();
  server.on('connect', (request, client) => {
    asked.push({ endpoint: request.url, authorization: request.headers['proxy-authorization'] });
    client.on('error', () => client.destroy());
    if (status !== 200) {
      client.end(`HTTP/1.1 ${status} No\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    const site = connect(to, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      site.pipe(client).pipe(site);
    });
    site.on('error', () => client.destroy());
    client.on('close', () => site.destroy());
  });
  const port = await open.listen(server);
  return { port, asked };
}

/** What the variables of a machine mean that names one proxy for both schemes. */
export function aProxy(address: string, without = ''): Proxies {
  const proxy = parseProxyServer(address, 'HTTPS_PROXY');
  return { http: proxy, https: proxy, without };
}
