/**
 * The check that a team writes with Playwright and AxeBuilder, as their documentation shows it, in two tabs:
 * `node check-with-axe-builder.ts <folder of the packages> <browser> <url>…`.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

// What is used of the two packages; they are installed only when the benchmark runs.
type Page = { goto(url: string): Promise<unknown> };
type Browser = { newContext(): Promise<{ newPage(): Promise<Page> }>; close(): Promise<void> };
type Builder = { analyze(): Promise<{ readonly violations: readonly unknown[] }> };

const [folder = '', executablePath = '', ...urls] = process.argv.slice(2);
const load = createRequire(join(folder, 'package.json'));
const [playwright, axePlaywright] = ['playwright-core', '@axe-core/playwright'];
const { chromium } = load(playwright) as { readonly chromium: { launch(options: object): Promise<Browser> } };
const { AxeBuilder } = load(axePlaywright) as {
  readonly AxeBuilder: new (options: { readonly page: Page }) => Builder;
};

const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
const context = await browser.newContext();
const found = await Promise.all([scanPages(), scanPages()]);
await browser.close();
process.exitCode = found.some((count) => count > 0) ? 1 : 0;

async function scanPages(): Promise<number> {
  const page = await context.newPage();
  let violations = 0;
  for (let url = urls.shift(); url !== undefined; url = urls.shift()) {
    await page.goto(url);
    violations += (await new AxeBuilder({ page }).analyze()).violations.length;
  }
  return violations;
}
