import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ScanClient } from '../test/e2e/scan-client.ts';
import { setup as buildUi } from '../test/ui/build-ui.ts';
import { openReader } from '../test/ui/modes.ts';
import { launchReader } from '../test/ui/ui-world.ts';
import { serveLongSite } from '../test/site/serve-long-site.ts';
import { describeMachine, median, percentile, today } from './lib/measure.ts';
import { startService } from './lib/service.ts';

/**
 * How long a person waits who answers what needs review by keyboard: `node bench/review.ts [pages] [findings]`. Scans a generated site
 * of so many pages, opens "Review one by one" in Chromium, and presses a key as soon as a finding is there, first for one finding at a
 * time, then for all alike in a component until the queue ends. Time is from the key to the next finding with its picture. What a person needs to
 * look and decide is not in it. Writes bench/results/review.md, unless a number of findings is given.
 */
const pages = Number(process.argv[2] ?? 120);
const wanted = Number(process.argv[3] ?? 200);

type Answers = {
  readonly name: string;
  readonly answers: number;
  readonly findings: number;
  readonly seconds: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly longestMs: number;
};

async function main(): Promise<void> {
  buildUi();
  const site = await serveLongSite(pages);
  const dataFolder = await mkdtemp(join(tmpdir(), 'curbcut-review-'));
  const service = await startService({ dataFolder });
  const browser = await launchReader();
  try {
    const client = new ScanClient(service.origin);
    await client.putSettings({ performance: { page_pictures: 0, operate_ms: 0 } });
    const { id, summary } = await client.scan({ sitemap_url: site.sitemap, scan_type: 'sitemap' });
    const { page, close } = await openReader(browser, { locale: 'en-US' });
    const opened = performance.now();
    await page.goto(`${service.origin}/scans/${id}/review`);
    await untilShown(page, 1);
    const openMs = Math.round(performance.now() - opened);
    const single = await answer(page, 'one finding at a time', wanted);
    await page.keyboard.press('a');
    const alike = await answer(page, 'all alike in a component', Infinity);
    await close();
    report({ open: summary.needs_review_occurrences, openMs, measured: [single, alike] });
  } finally {
    await browser.close();
    await service.stop();
    site.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** "Problem" and "no problem" in turn, until so many findings are answered or the queue ends. */
async function answer(page: Page, name: string, most: number): Promise<Answers> {
  const times: number[] = [];
  const first = await page.evaluate(readPosition, 0);
  let { at, total } = first;
  const started = performance.now();
  while (at !== 0 && at - first.at < most) {
    const pressed = performance.now();
    await page.keyboard.press(times.length % 2 === 0 ? '1' : '2');
    await untilShown(page, at + 1);
    times.push(performance.now() - pressed);
    ({ at, total } = await page.evaluate(readPosition, total));
  }
  return {
    name,
    answers: times.length,
    findings: (at === 0 ? total + 1 : at) - first.at,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    medianMs: Math.round(median(times)),
    p95Ms: Math.round(percentile(times, 0.95)),
    longestMs: Math.round(Math.max(...times)),
  };
}

/** Until a finding from this number on is there with its picture, or the end of the queue. */
async function untilShown(page: Page, from: number): Promise<void> {
  await page.waitForFunction(
    (least) => {
      if (document.getElementById('review-end') !== null) return true;
      const shown = document.querySelector('.progress-text')?.textContent?.replaceAll(',', '') ?? '';
      const at = Number(/\d+/u.exec(shown)?.[0] ?? 0);
      const picture = document.querySelector<HTMLImageElement>('.review-picture img');
      return at >= least && (picture === null || picture.complete);
    },
    from,
    { polling: 'raf' },
  );
}

/** Runs in the page. `at` is 0 when the queue has ended. */
function readPosition(before: number): { readonly at: number; readonly total: number } {
  const shown = document.querySelector('.progress-text')?.textContent?.replaceAll(',', '') ?? '';
  const [at = 0, total = before] = [...shown.matchAll(/\d+/gu)].map(([number]) => Number(number));
  return { at, total };
}

type Found = { readonly open: number; readonly openMs: number; readonly measured: readonly Answers[] };

function report(found: Found): void {
  const command = `node bench/review.ts${process.argv
    .slice(2)
    .map((argument) => ` ${argument}`)
    .join('')}`;
  const rows = found.measured.map(
    ({ name, answers, findings, seconds, medianMs, p95Ms, longestMs }) =>
      `| ${[name, answers, findings, seconds, medianMs, p95Ms, longestMs].join(' | ')} |`,
  );
  const text = [
    '# Review one by one, by keyboard',
    '',
    `${today()}, ${describeMachine()}. \`${command}\`: ${found.open} findings that need review on ${pages} pages; the first one is shown after ${found.openMs} ms.`,
    'From a key to the next finding with its picture: what a person waits, without the time to look and decide.',
    '',
    '| one answer is for | answers | findings | all, s | median, ms | p95, ms | longest, ms |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
    '',
  ].join('\n');
  console.log(text);
  if (process.argv.length > 3) return;
  writeFileSync(new URL('results/review.md', import.meta.url), text);
}

await main();
