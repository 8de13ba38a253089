import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { ownHeaders } from '../../src/edges/http/own-headers.ts';
import { addStaticDocs } from '../../src/edges/http/static-docs.ts';
import { addStaticUi } from '../../src/edges/http/static-ui.ts';

const everyState = 'dark,more_contrast,forced_colors,reduced_motion,text_spacing,zoom_200,reflow_320';

/** Scans every page of a built site in every state, as the service serves it. Returns the exit code of the scan. */
export async function scanSite(root: string, folder: string): Promise<number> {
  const app = fastify();
  app.addHook('onRequest', async (_request, reply) => void reply.headers(ownHeaders));
  await addStaticUi(app);
  addStaticDocs(app, folder);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  // No link leads to results of a search.
  const starts = [`${address}/docs/`, `${address}/docs/search/?q=sign+in`];
  const flags = ['--crawl', '--extent', 'folder', '--max-pages', '1000', '--states', everyState, '--fail-on', 'minor'];
  const command = [join(root, 'scripts', 'curbcut.mjs'), 'scan', ...starts, ...flags];
  const scan = spawn(process.execPath, command, { stdio: 'inherit' });
  const [code] = (await once(scan, 'exit')) as [number | null];
  await app.close();
  return code ?? 1;
}
