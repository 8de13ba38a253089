import { expect, it } from 'vitest';
import { judgePage } from './axe-page.ts';
import { shareReader } from './ui-world.ts';

it('finds text that is far too pale, and text that passes AA only', async () => {
  const browser = await shareReader();
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>Colors</title><main><h1>Colors</h1>
    <p id="pale" style="color: #ddd">Pale</p><p id="gray" style="color: #666">Gray</p><p id="black">Black</p></main></html>`);

  const { violations } = await judgePage(page, 'color');

  expect(violations.map(({ rule, target }) => `${rule} ${target}`)).toEqual([
    'color-contrast-enhanced #pale',
    'color-contrast-enhanced #gray',
  ]);
  await page.close();
});

it('judges a page again that changed meanwhile', async () => {
  const browser = await shareReader();
  const page = await browser.newPage();
  await page.setContent('<!doctype html><html lang="en"><title>Late</title><main><h1>Late</h1><img></main></html>');
  const before = await judgePage(page, 'words');
  await page.evaluate(() => {
    const { axe } = globalThis as unknown as { readonly axe: { run: (...args: unknown[]) => Promise<unknown> } };
    const { run } = axe;
    axe.run = async (...args) => {
      const found = await run(...args);
      document.querySelector('img')?.remove();
      return found;
    };
  });

  const after = await judgePage(page, 'words');

  expect([before, after].map(({ violations }) => violations.map(({ target }) => target))).toEqual([['img'], []]);
  await page.close();
});
