/**
 * Runs one of Curbcut's own rules on real pages: `node bench/rule-on-pages.ts RULE PACKAGE…`. A package is a folder with
 * pages. `--pages 20` of each package are opened, spread over all of them. `--with PATTERN` prefers pages whose source
 * matches. Prints each different finding with what a person needs to judge it, how often it was met, and one page, as
 * JSON.
 * bench/results/link-text.json has such a list, with a verdict on what is wrong.
 */
import { basename, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { inPageCallOnFunctions } from '../src/browser/in-page-code.ts';
import { textContrast } from '../src/engines/contrast/required-ratio.ts';
import { curbcutRules } from '../src/engines/curbcut/curbcut-rules.ts';
import { findShell } from './lib/find-shell.ts';
import { serveFolders } from './lib/sites.ts';

const pageMs = 15_000;
const { values, positionals } = parseArgs({
  options: { pages: { type: 'string', default: '20' }, with: { type: 'string', default: '' } },
  allowPositionals: true,
});
const [id = '', ...folders] = positionals;
const rule = curbcutRules.find((one) => one.id === id);
if (rule === undefined) throw new Error(`There is no rule ${id}.`);
const describeFound = inPageCallOnFunctions<[contrast: object]>(
  new URL('lib/in-page/describe-found.ts', import.meta.url),
  'describeFound',
  { check: { file: rule.check, name: 'check' } },
);
const foundSchema = z.array(
  z.object({
    result: z.enum(['failed', 'needs_review']),
    name: z.string(),
    around: z.string(),
    heading: z.string(),
    selector: z.string(),
    html: z.string(),
  }),
);
type Found = z.infer<typeof foundSchema>[number] & { readonly page: string };

const found: Found[] = [];
let looked = 0;
const mounts = folders.map((folder) => ({ at: `/${basename(folder)}/`, folder: resolve(folder) }));
const site = await serveFolders(mounts, Number.MAX_SAFE_INTEGER, 'first');
const urls = (await Promise.all(Object.values(Object.groupBy(site.urls, packageOf)).map(choosePages))).flat();
const browser = await chromium.launch({ executablePath: findShell() });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
await context.route(
  (url) => url.origin !== site.origin,
  async (route) => route.abort(),
);
for (const url of urls) {
  try {
    found.push(...(await lookAt(url)));
    looked += 1;
  } catch (error) {
    console.error(url, String(error));
  }
}
await browser.close();
site.close();
const different = Map.groupBy(
  found,
  ({ page, selector: _selector, ...one }) => `${packageOf(page)} ${JSON.stringify(one)}`,
);
const listed = [...different.values()].map((all) => ({ times: all.length, ...all[0] }));
console.log(
  JSON.stringify({ rule: id, packages: folders.length, pages: looked, found: found.length, listed }, null, 1),
);

async function lookAt(url: string): Promise<readonly Found[]> {
  const page = await context.newPage();
  try {
    await page.goto(url, { timeout: pageMs });
    const late = delay(pageMs, undefined, { ref: false }).then(() => {
      throw new Error('It took too long.');
    });
    const text = z.string().parse(await Promise.race([page.evaluate(describeFound(textContrast)), late]));
    return foundSchema.parse(JSON.parse(text)).map((one) => ({ ...one, page: new URL(url).pathname }));
  } finally {
    // A page of megabytes does not close.
    await Promise.race([page.close(), delay(1_000)]);
  }
}

function packageOf(url: string): string {
  return new URL(url, site.origin).pathname.split('/')[1] ?? '';
}

/** Three quarters are pages that match, if there are as many. */
async function choosePages(all: readonly string[] = []): Promise<readonly string[]> {
  const wanted = Number(values.pages);
  const spread = all.filter((_, at) => at % Math.max(1, Math.floor(all.length / wanted)) === 0);
  if (values.with === '') return spread.slice(0, wanted);
  const pattern = new RegExp(values.with, 'iu');
  const matching: string[] = [];
  for (const url of all) {
    if (matching.length >= wanted * 0.75) break;
    if (pattern.test(await (await fetch(url)).text())) matching.push(url);
  }
  return [...new Set([...matching, ...spread])].slice(0, wanted);
}
