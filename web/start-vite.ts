import { join } from 'node:path';
import { createServer } from 'vite';

type Page = { readonly url: string; close(): Promise<void> };

/** What the service answers. */
const proxied = ['/api', '/docs'] as const;

/**
 * Serves the sources of the page on this machine alone, and hands its API requests to the service with the `Host` that the
 * browser sent. So page and API are one origin for the service too, which refuses other names and origins as always.
 */
export async function startVite(service: string): Promise<Page> {
  const vite = await createServer({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      proxy: Object.fromEntries(proxied.map((path) => [path, { target: service, changeOrigin: false }])),
    },
  });
  await vite.listen();
  return { url: vite.resolvedUrls?.local[0] ?? '', close: () => vite.close() };
}
