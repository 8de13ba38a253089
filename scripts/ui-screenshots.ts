import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runService } from '../test/e2e/run-service.ts';
import { setup as buildUi } from '../test/ui/build-ui.ts';
import { openReader } from '../test/ui/modes.ts';
import { listRoutes } from '../test/ui/routes.ts';
import { seedScans } from '../test/ui/seed-scans.ts';
import { startUiWorld } from '../test/ui/ui-world.ts';

/** Takes screenshots of every route for docs/ui/, wide and narrow, light and dark: `node scripts/ui-screenshots.ts`. */
const folder = join(import.meta.dirname, '..', 'docs', 'ui');
const tallest = 2_400;
const widths = [1280, 320] as const;
const schemes = ['light', 'dark'] as const;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
buildUi();
const world = await startUiWorld({}, runService);
try {
  const routes = listRoutes(await seedScans(world.client, world.site));
  for (const width of widths) for (const scheme of schemes) await drawRoutes(width, scheme);
  console.log(`${await sizeOf(folder)} kB in docs/ui`);

  async function drawRoutes(width: (typeof widths)[number], colorScheme: (typeof schemes)[number]): Promise<void> {
    const { page, close } = await openReader(world.browser, { colorScheme, viewport: { width, height: 800 } });
    for (const { name, path, heading } of routes) {
      await page.goto(`${world.service.origin}${path}`);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
      const image = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
      const target = join(folder, `${name}-${width}-${colorScheme}.webp`);
      await writeFile(target, await sharp(image).webp({ quality: 82, effort: 6 }).toBuffer());
    }
    await close();
  }
} finally {
  await world.close();
}

async function sizeOf(path: string): Promise<number> {
  const sizes = await Promise.all((await readdir(path)).map(async (name) => (await stat(join(path, name))).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_000);
}
