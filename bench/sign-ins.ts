/**
 * Sign-ins with real applications: `node bench/sign-ins.ts [APP…]`. Installs each application into a temporary folder, and scans pages of it as a
 * visitor, as a member, and as a member whose session ends before every fourth page, at random (`--seed 1`). Compares what was scanned with
 * what the visitor and the undisturbed member saw, and looks for passwords and sessions in the data folder, the log and the answers. Writes
 * bench/results/sign-ins.{json,md}; of applications that are not named, earlier results stay. Exit code 1: a page for visitors was counted
 * as scanned, a page is missing, or a secret was found.
 *
 * On Debian as root, with the packages php-cli, php-xml, php-intl, php-mbstring, php-sqlite3, php-phpseclib, libphp-simplepie, php-geshi and python3-django, and an npm registry.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { django } from './sign-ins/django.ts';
import { dokuwiki } from './sign-ins/dokuwiki.ts';
import { mediawiki } from './sign-ins/mediawiki.ts';
import type { AppResult } from './sign-ins/measure-app.ts';
import { isRight, measureApp } from './sign-ins/measure-app.ts';
import { tabulate } from './sign-ins/tabulate.ts';
import { tiddlywiki } from './sign-ins/tiddlywiki.ts';
import { verdaccio } from './sign-ins/verdaccio.ts';

const apps = { verdaccio, mediawiki, django, dokuwiki, tiddlywiki };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const resultFile = new URL('results/sign-ins.json', import.meta.url);
for (const [name, app] of Object.entries(apps)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const folder = mkdtempSync(join(tmpdir(), 'curbcut-sign-ins-'));
  try {
    const result = await measureApp(app, { folder, seed: Number(values.seed) });
    console.log(JSON.stringify(result, undefined, 2));
    write(result);
    if (!isRight(result)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(measured: AppResult): void {
  const results = [...new Map([...readResults(), measured].map((result) => [result.app, result])).values()];
  writeFileSync(resultFile, `${JSON.stringify(results, undefined, 2)}\n`);
  writeFileSync(new URL('results/sign-ins.md', import.meta.url), tabulate(results));
}

/** What this program wrote before. */
function readResults(): readonly AppResult[] {
  return existsSync(resultFile) ? (JSON.parse(readFileSync(resultFile, 'utf8')) as readonly AppResult[]) : [];
}
