/**
 * Compares the contrast of texts by their layers with axe's own rule, element by element:
 * `node bench/contrast.ts [templates|documentation] [pages] [packages]`. Pictures of the page judge each difference.
 * Writes bench/results/contrast-<corpus>.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { inPageCall, toAscii } from '../src/browser/in-page-code.ts';
import { toHex } from '../src/engines/contrast/color.ts';
import { judgeEach } from '../src/engines/contrast/judge-document.ts';
import type { PixelOutcome } from '../src/engines/contrast/judge-pictured-text.ts';
import { lookAtPixels } from '../src/engines/contrast/look-at-pixels.ts';
import { placePage } from '../src/engines/contrast/place-document.ts';
import { textContrast } from '../src/engines/contrast/required-ratio.ts';
import type { DrivenPage } from '../src/engines/engine.ts';
import { fetchTemplates, readTemplates } from './again/fetch-templates.ts';
import { describeMachine, today } from './lib/measure.ts';
import { serveDocumentation, serveFolders } from './lib/sites.ts';
import { pageMs, visitEach } from './lib/visit-each.ts';

const [corpus = 'templates', pages = '150', packages = '8'] = process.argv.slice(2);
const axeSource = toAscii(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
const judgeByAxe = inPageCall<[]>(new URL('lib/in-page/judge-by-axe.ts', import.meta.url), 'judgeByAxe');
const mostPictured = 60;
const mostExamples = 20;
const axeSchema = z.array(
  z.object({
    place: z.string(),
    selector: z.string(),
    result: z.enum(['passed', 'failed', 'incomplete']),
    colors: z.string(),
    why: z.string(),
    html: z.string(),
  }),
);

type Ours = { readonly answer: string; readonly colors: string; readonly selector: string; readonly html: string };
type Difference = Readonly<Record<'page' | 'selector' | 'axe' | 'ours' | 'pixels' | 'html', string>>;

/** The answers of axe and of the layers that agree, or that pictures decide for both. */
const agreeing: ReadonlySet<string> = new Set([
  'passed passed',
  'failed failed',
  'incomplete passed',
  'incomplete failed',
  'incomplete open',
  'absent passed',
  'passed absent',
]);

const nothing = { result: 'absent', answer: 'absent', colors: '', why: '', selector: '', html: '' };

const site =
  corpus === 'documentation'
    ? await serveDocumentation(Number(pages), 'spread')
    : await serveFolders(fetchTemplates(readTemplates().slice(0, Number(packages))), Number(pages), 'spread');
const counts: Record<string, number> = {};
const differences: Difference[] = [];
let looked = 0;
await visitEach(site, comparePage);
const result = {
  command: `node bench/contrast.ts ${process.argv.slice(2).join(' ')}`,
  date: today(),
  machine: describeMachine(),
  pages: looked,
  counts,
  differences: Object.fromEntries(
    [...Map.groupBy(differences, ({ axe, ours }) => `${nameOf(axe)} ${nameOf(ours)}`)].map(([kind, all]) => [
      kind,
      {
        pixels: countBy(all.map(({ pixels }) => nameOf(pixels))),
        examples: all.filter(isOneOf).slice(0, mostExamples),
      },
    ]),
  ),
};
writeFileSync(new URL(`results/contrast-${corpus}.json`, import.meta.url), `${JSON.stringify(result, undefined, 1)}\n`);
console.log(JSON.stringify(counts, undefined, 1), differences.length);

function nameOf(answer: string): string {
  return answer.split(' ')[0] ?? '';
}

function countBy(names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}

/** Two of a page are enough. */
function isOneOf({ page }: Difference, at: number, all: readonly Difference[]): boolean {
  return all.slice(0, at).filter((other) => other.page === page).length < 2;
}

async function comparePage(page: DrivenPage, url: string, deadline: number): Promise<void> {
  if (page.frameCount > 1) return;
  const ours = await judgeByLayers(page, deadline);
  const text = await page.main.evaluate(`${axeSource};${judgeByAxe()}`, pageMs);
  const byAxe = new Map(axeSchema.parse(JSON.parse(z.string().parse(text))).map((found) => [found.place, found]));
  looked += 1;
  if (looked % 10 === 0) console.log(looked, JSON.stringify(counts));
  const places = [...new Set([...byAxe.keys(), ...ours.keys()])];
  const odd = places.flatMap((place) => compare(byAxe.get(place), ours.get(place)));
  const looks = odd
    .slice(0, mostPictured)
    .map(({ selector }) => ({ path: selector.split(' >>> '), isLetterFont: true }));
  const pixels = looks.length === 0 ? [] : await lookAtPixels(page, looks, deadline);
  for (const [at, found] of odd.entries())
    differences.push({ page: new URL(url).pathname, ...found, pixels: describePixels(pixels[at]) });
}

type Axes = z.infer<typeof axeSchema>[number];

/** Counts the two answers. The list is empty if they agree. */
function compare(axes: Axes | undefined, own: Ours | undefined): readonly Omit<Difference, 'page' | 'pixels'>[] {
  const [{ result: theirs, why, ...one }, { answer, ...other }] = [axes ?? nothing, own ?? nothing];
  const key = `${theirs} ${answer}`;
  counts[key] = (counts[key] ?? 0) + 1;
  if (agreeing.has(key) && (key !== 'failed failed' || one.colors === other.colors)) return [];
  const { selector, html } = axes === undefined ? other : one;
  return [{ selector, html, axe: `${theirs} ${one.colors} ${why}`, ours: `${answer} ${other.colors}` }];
}

async function judgeByLayers(page: DrivenPage, deadline: number): Promise<ReadonlyMap<string, Ours>> {
  const placed = await placePage(page.main, deadline);
  const task = { rule: 'color-contrast', contrast: textContrast, maxElements: 10_000, deadline, isOpened: false };
  const texts = await judgeEach(page.main, placed, task);
  return new Map(
    texts.map(({ id, judged, about }) => {
      const { selector = '', html = '' } = about?.kind === 'seen' ? (about.mark ?? {}) : {};
      const colors =
        judged.kind === 'unknown'
          ? ''
          : `${toHex(judged.pair.text)} ${toHex(judged.pair.background)} ${Math.floor(judged.ratio * 100) / 100}`;
      const answer = nameAnswer(judged.kind, about);
      return [placed.layout.placeOf(0, id).join(' '), { answer, colors, selector, html: html.slice(0, 160) }];
    }),
  );
}

type About = Awaited<ReturnType<typeof judgeEach>>[number]['about'];

function nameAnswer(kind: 'passed' | 'failed' | 'unknown', about: About): string {
  if (about === undefined) return 'passed';
  if (about.kind !== 'seen') return about.kind === 'unseen' ? 'passed' : 'absent';
  return kind === 'failed' && about.doubt === null && !about.isBlank ? 'failed' : 'open';
}

function describePixels(seen: PixelOutcome | undefined): string {
  if (seen === undefined) return 'not looked';
  if ('unmeasured' in seen) return seen.unmeasured;
  return seen.result === 'passed' ? 'passed' : `${seen.result} ${JSON.stringify(seen.message.facts)}`;
}
