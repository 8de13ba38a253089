import type { Page } from 'playwright-core';

/** Receives every status message from now on, as a screen reader does, including those that are soon replaced. */
export async function listenToStatus(page: Page): Promise<(text: string) => Promise<unknown>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heardStatus', heard);
    const hear = () =>
      heard.push(...[...document.querySelectorAll('[role=status]')].map((status) => status.textContent ?? ''));
    new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const wasHeard = (text: string) => {
    const heard: unknown = Reflect.get(window, 'heardStatus');
    return Array.isArray(heard) && heard.some((message) => String(message).includes(text));
  };
  return async (text) => page.waitForFunction(wasHeard, text, { timeout: 120_000 });
}
