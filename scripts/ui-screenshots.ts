import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { serveLongSite } from '../test/site/serve-long-site.ts';
import { runService } from '../test/e2e/run-service.ts';
import { setup as buildUi } from '../test/ui/build-ui.ts';
import { openReader } from '../test/ui/modes.ts';
import type { UiRoute } from '../test/ui/routes.ts';
import { listRoutes } from '../test/ui/routes.ts';
import type { Seeds } from '../test/ui/seed-scans.ts';
import { seedScans } from '../test/ui/seed-scans.ts';
import type { UiWorld } from '../test/ui/ui-world.ts';
import { startUiWorld } from '../test/ui/ui-world.ts';

/**
 * Takes screenshots of every route for docs/ui/, wide and narrow, light and dark: `node scripts/ui-screenshots.ts`. With a folder and a
 * number of pages, it takes them of a long site's scans instead, in every language, with the PDFs: `node scripts/ui-screenshots.ts /tmp/look 300`.
 */
const [, , folder = join(import.meta.dirname, '..', 'docs', 'ui'), pagesText] = process.argv;
const tallest = 2_400;
const widths = [1280, 320] as const;
const schemes = ['light', 'dark'] as const;

type Look = { readonly width: number; readonly colorScheme: 'light' | 'dark'; readonly locale: string };

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
buildUi();
const world = await startUiWorld(runService);
try {
  await (pagesText === undefined ? drawForDocs(world) : drawLongSite(world, Number(pagesText)));
  console.log(`${await sizeOf(folder)} kB in ${folder}`);
} finally {
  await world.browser.close();
  await world.close();
}

async function drawForDocs({ client, site }: UiWorld): Promise<void> {
  const routes = listRoutes(await seedScans(client, site));
  for (const width of widths)
    for (const colorScheme of schemes) await drawRoutes(routes, { width, colorScheme, locale: 'en-US' });
}

async function drawLongSite({ client, service, browser }: UiWorld, pages: number): Promise<void> {
  const site = await serveLongSite(pages);
  const body = { sitemap_url: site.sitemap, scan_type: 'sitemap', tag: 'Relaunch der Dienstleistungen, Abnahme' };
  const earlier = await client.scan(body);
  site.release = 2;
  const later = await client.scan(body);
  const failed = await client.scan({ sitemap_url: `${site.origin}/nicht-da`, scan_type: 'single' });
  const [page] = await client.pages(later.id, '&sort=-failed');
  const [issue] = await client.issues(later.id);
  site.close();
  const routes = listRoutes({
    later,
    failed,
    pageId: page?.id ?? '',
    occurrenceId: issue?.sample?.id ?? '',
  } satisfies Omit<Seeds, 'earlier'>);
  for (const language of ['en', 'de']) {
    for (const width of widths)
      for (const colorScheme of schemes)
        await drawRoutes(routes, { width, colorScheme, locale: language }, `-${language}`);
    await client.putSettings({ reporting: { language } });
    for (const { id, name } of [
      { ...later, name: 'report' },
      { ...earlier, name: 'report-of-earlier' },
    ]) {
      const { page: reader, close } = await openReader(browser, {});
      const pdf = await reader.request.get(`${service.origin}/api/scans/${id}/issues/report.pdf`);
      await writeFile(join(folder, `${name}-${language}.pdf`), await pdf.body());
      await close();
    }
  }
}

async function drawRoutes(routes: readonly UiRoute[], look: Look, suffix = ''): Promise<void> {
  const { width, colorScheme, locale } = look;
  const { page, close } = await openReader(world.browser, { colorScheme, locale, viewport: { width, height: 800 } });
  for (const { name, path } of routes) {
    await page.goto(`${world.service.origin}${path}`);
    await page.getByRole('heading').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    await draw(page, width, join(folder, `${name}-${width}-${colorScheme}${suffix}.webp`));
  }
  await close();
}

async function draw(page: Page, width: number, target: string): Promise<void> {
  const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
  const image = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  await writeFile(target, await sharp(image).webp({ quality: 82, effort: 6 }).toBuffer());
}

async function sizeOf(path: string): Promise<number> {
  const sizes = await Promise.all((await readdir(path)).map(async (name) => (await stat(join(path, name))).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_000);
}
