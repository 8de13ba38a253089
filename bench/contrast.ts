/**
 * Compares the contrast of texts by their layers with axe's own, element by element:
 * `node bench/contrast.ts [templates|documentation] [pages]`. Pictures of the page judge each difference.
 * Writes bench/results/contrast-<corpus>.json.
 */
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { axeSource } from '../src/engines/axe/axe-source.ts';
import { toHex } from '../src/engines/contrast/color.ts';
import type { PixelOutcome } from '../src/engines/contrast/judge-pictured-text.ts';
import type { Judged } from '../src/engines/contrast/judge-text.ts';
import { lookAtPixels } from '../src/engines/contrast/look-at-pixels.ts';
import { inPageCall } from '../src/browser/in-page-code.ts';
import { createNetworkPolicy } from '../src/adapters/net/policy.ts';
import { Slot } from '../src/visit/slot.ts';
import { deviceOf } from '../src/worker/device-of.ts';
import { describeUserAgent } from '../src/browser/user-agent.ts';
import { launchTestBrowser } from '../test/e2e/launch-test-browser.ts';
import { fetchTemplates, readTemplates } from './again/fetch-templates.ts';
import { judgeByLayers } from './lib/judge-by-layers.ts';
import { describeMachine, today } from './lib/measure.ts';
import type { BenchSite } from './lib/sites.ts';
import { serveDocumentation, serveFolders } from './lib/sites.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [corpus = 'templates', pages = '150', packages = '8'] = process.argv.slice(2);
const judgeByAxe = inPageCall<[]>(new URL('lib/in-page/judge-by-axe.ts', import.meta.url), 'judgeByAxe');
const pageMs = 60_000;
const maxBytes = 256 * 1024 * 1024;
const mostPictured = 60;
const axeSchema = z.array(
  z.object({
    place: z.string(),
    selector: z.string(),
    result: z.enum(['passed', 'failed', 'incomplete']),
    colors: z.string(),
    why: z.string(),
  }),
);

type AxeText = z.infer<typeof axeSchema>[number];
type Difference = {
  readonly page: string;
  readonly selector: string;
  readonly axe: string;
  readonly layers: string;
  readonly pixels: string;
};

const site: BenchSite =
  corpus === 'documentation'
    ? await serveDocumentation(Number(pages), 'spread')
    : await serveFolders(fetchTemplates(readTemplates().slice(0, Number(packages))), Number(pages), 'spread');
const folder = mkdtempSync(join(tmpdir(), 'curbcut-contrast-'));
const slot = new Slot({
  launch: async () => launchTestBrowser(folder),
  userAgent: (version, device) => describeUserAgent(version, device, 'Curbcut/0'),
});
const network = createNetworkPolicy({ mode: 'open', allow: [], deny: [], ownEndpoints: () => [] });
const purpose = {
  scanId: 'contrast',
  device: deviceOf('desktop'),
  scope: await network.scopeFor(new URL(site.origin)),
};
const counts: Record<string, number> = {};
const differences: Difference[] = [];
let looked = 0;
for (const url of site.urls) {
  await comparePage(url).catch((error: unknown) => console.log(url, String(error)));
  await slot.leavePage();
  if (looked % 10 === 0) console.log(looked, JSON.stringify(counts));
}
await slot.close();
site.close();
rmSync(folder, { recursive: true, force: true });
report();

async function comparePage(url: string): Promise<void> {
  const { tab, proxy } = await slot.tabFor(purpose);
  proxy.beginPage(maxBytes);
  const deadline = performance.now() + pageMs;
  await tab.visit(url, { deadline, isDecided: () => false });
  const page = { ...(await tab.hold()), session: tab.session };
  if (page.frameCount > 1) return;
  const byLayers = await judgeByLayers(page);
  const text = await page.main.evaluate(`${axeSource}${judgeByAxe()}`, pageMs);
  const byAxe = axeSchema.parse(JSON.parse(z.string().parse(text)));
  looked += 1;
  const odd = byAxe.filter((found) => count(found, byLayers.get(found.place)));
  const looks = odd.slice(0, mostPictured).map(({ selector }) => ({
    path: selector.split(' >>> '),
    isLetterFont: true,
  }));
  const pixels = looks.length === 0 ? [] : await lookAtPixels(page, looks, deadline);
  for (const [at, found] of odd.entries()) {
    const layers = byLayers.get(found.place);
    differences.push({
      page: new URL(url).pathname,
      selector: found.selector,
      axe: `${found.result} ${found.colors} ${found.why}`.trim(),
      layers: layers === undefined ? 'absent' : `${layers.kind} ${describeColors(layers)}`.trim(),
      pixels: describePixels(pixels[at]),
    });
  }
}

/** True for a difference: axe's answer is another one, or has other colors. Layers leave some texts to pictures. */
function count({ result, colors }: AxeText, layers: Judged | undefined): boolean {
  const key = `${result} ${layers?.kind ?? 'absent'}`;
  counts[key] = (counts[key] ?? 0) + 1;
  if (key === 'failed failed') return layers !== undefined && describeColors(layers) !== colors;
  return ['passed failed', 'failed passed', 'failed absent', 'incomplete absent'].includes(key);
}

function describePixels(seen: PixelOutcome | undefined): string {
  if (seen === undefined) return 'not looked';
  if ('unmeasured' in seen) return seen.unmeasured;
  return seen.result === 'passed' ? 'passed' : `${seen.result} ${JSON.stringify(seen.message.facts)}`;
}

function describeColors(judged: Judged): string {
  if (judged.kind === 'unknown') return '';
  const { pair, ratio } = judged;
  return `${toHex(pair.text)} ${toHex(pair.background)} ${Math.floor(ratio * 100) / 100}`;
}

function report(): void {
  const result = {
    command: `node bench/contrast.ts ${corpus} ${pages}`,
    date: today(),
    machine: describeMachine(),
    pages: looked,
    counts,
    differences,
  };
  writeFileSync(
    new URL(`results/contrast-${corpus}.json`, import.meta.url),
    `${JSON.stringify(result, undefined, 1)}\n`,
  );
  console.log(JSON.stringify(counts, undefined, 1), differences.length);
}
