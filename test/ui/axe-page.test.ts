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
