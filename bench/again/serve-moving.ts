import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchSite } from '../lib/sites.ts';
import { serveFolders } from '../lib/sites.ts';
import { movingPages } from './moving-pages.ts';

/** Serves the pages that move by themselves. */
export async function serveMoving(): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'curbcut-moving-'));
  for (const { name, html } of movingPages) writeFileSync(join(folder, `${name}.html`), html);
  const site = await serveFolders([{ at: '/', folder }], movingPages.length, 'first');
  return {
    ...site,
    close: () => {
      site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
