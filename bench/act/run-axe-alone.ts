import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import type { BrowserContext } from 'playwright-core';
import { z } from 'zod';
import { axeOptions } from '../lib/bare-loop.ts';
import { findShell } from '../lib/find-shell.ts';
import type { FoundByPath, FoundRules } from './found-rules.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tabs = 2;
const loadMs = 20_000;
const idsSchema = z.object({ failed: z.array(z.string()), needsReview: z.array(z.string()) });

/** A scan with level AAA runs them as well. axe-core has them switched off. */
const rulesOfLevelAaa = {
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'meta-refresh-no-exceptions': { enabled: true },
};

/** Runs in the page: the ids of the rules with findings. */
const runAxe = `(async () => {
  const { violations, incomplete } = await axe.run(document, ${JSON.stringify({ ...axeOptions, rules: rulesOfLevelAaa, iframes: true })});
  const ids = (results) => results.map(({ id }) => id);
  return { failed: ids(violations), needsReview: ids(incomplete) };
})()`;

/** axe-core with the options that a scan with level AAA gives it, on the same pages in the same browser, without anything around it. */
export async function runAxeAlone(origin: string, paths: readonly string[]): Promise<FoundByPath> {
  const browser = await chromium.launch({ executablePath: findShell(), args: ['--no-sandbox', '--hide-scrollbars'] });
  const found = new Map<string, FoundRules>();
  const waiting = [...new Set(paths)];
  const work = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      found.set(path, await analyze(context, `${origin}${path}`));
  };
  await Promise.all(Array.from({ length: tabs }, work));
  await browser.close();
  return found;
}

async function analyze(context: BrowserContext, url: string): Promise<FoundRules> {
  const page = await context.newPage();
  try {
    page.setDefaultTimeout(loadMs);
    await page.goto(url, { waitUntil: 'load', timeout: loadMs });
    // A frame that does not load cannot be analyzed; axe reports that itself.
    for (const frame of page.frames()) await frame.evaluate(axeSource).catch(() => undefined);
    const { failed, needsReview } = idsSchema.parse(await page.evaluate(runAxe));
    return { failed: new Set(failed), needsReview: new Set(needsReview) };
  } catch (error) {
    return { failed: new Set(), needsReview: new Set(), notAnalyzed: String(error).split('\n')[0] };
  } finally {
    await page.close();
  }
}
