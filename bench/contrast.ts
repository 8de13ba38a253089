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
import type { DrivenPage } from '../src/engines/engine.ts';
import { fetchTemplates, readTemplates } from './again/fetch-templates.ts';
import { judgeByLayers } from './lib/judge-by-layers.ts';
import { describeMachine, today } from './lib/measure.ts';
import type { BenchSite } from './lib/sites.ts';
import { serveDocumentation, serveFolders } from './lib/sites.ts';
import { pageMs, visitEach } from './lib/visit-each.ts';

const [corpus = 'templates', pages = '150', packages = '8'] = process.argv.slice(2);
const judgeByAxe = inPageCall<[]>(new URL('lib/in-page/judge-by-axe.ts', import.meta.url), 'judgeByAxe');
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
const counts: Record<string, number> = {};
const differences: Difference[] = [];
let looked = 0;
await visitEach(site, comparePage);
report();

async function comparePage(page: DrivenPage, url: string, deadline: number): Promise<void> {
  if (page.frameCount > 1) return;
  const byLayers = await judgeByLayers(page);
  const text = await page.main.evaluate(`${axeSource}${judgeByAxe()}`, pageMs);
  const byAxe = axeSchema.parse(JSON.parse(z.string().parse(text)));
  looked += 1;
  if (looked % 10 === 0) console.log(looked, JSON.stringify(counts));
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
