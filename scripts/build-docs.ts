import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scanSite } from './docs-site/scan-site.ts';
import { servedBase, writeSite } from './docs-site/write-site.ts';

/**
 * Builds the documentation site into `dist/docs`, where the service serves it at `/docs`. `--base /help/` is for another
 * server that shows it at that path, and `--out` for another folder. `--check` scans the result with Curbcut itself.
 */
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: servedBase },
    out: { type: 'string', default: join(root, 'dist', 'docs') },
    check: { type: 'boolean', default: false },
  },
});
const pages = await writeSite(root, values.out, values.base);
process.stdout.write(`${pages} pages in ${values.out}\n`);
if (values.check) process.exitCode = await scanSite(root, values.out);
