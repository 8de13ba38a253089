import type { Page } from 'playwright-core';

const mostStops = 120;

/**
 * Presses Tab until the element with this name has the focus, as a person without a mouse does. Throws if it
 * cannot be reached.
 */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(nameFocused);
    passed.push(reached);
    if (typeof name === 'string' ? reached === name : name.test(reached)) return;
  }
  throw new Error(`Tab never reached ${String(name)}. It passed: ${[...new Set(passed)].join(' | ')}`);
}

export async function pressKeyOn(page: Page, name: string | RegExp, key: 'Enter' | 'Space'): Promise<void> {
  await page.getByText(name).or(page.getByLabel(name)).first().waitFor({ state: 'attached' });
  await tabTo(page, name);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(name, { exact: true }).first().waitFor({ state: 'attached' });
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Runs in the page: the name of what has the focus, by its label or its words. */
function nameFocused(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return '';
  // Fields of all three kinds have labels.
  const isField = focused.matches('input, select, textarea');
  const label = isField ? (focused as HTMLInputElement).labels?.[0]?.textContent : undefined;
  const text = focused.getAttribute('aria-label') ?? label ?? focused.textContent ?? '';
  return text.replaceAll(/\s+/gu, ' ').trim();
}
