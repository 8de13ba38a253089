import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** The sizes at which the page must be without a fault. */
export const views = {
  wide: { width: 1280, height: 900 },
  // 1280 × 1024 at 400 %.
  reflow: { width: 320, height: 256 },
} as const;
export type View = keyof typeof views;

/** The colours in which it must be without a fault. */
export const colourModes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;
export type ColourMode = keyof typeof colourModes;

export type Reader = {
  readonly page: Page;
  /** What the browser complained of: scripts that broke, and what the content policy refused. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
};

export async function openReader(browser: Browser, options: BrowserContextOptions): Promise<Reader> {
  const context = await browser.newContext({
    viewport: views.wide,
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type|TypeError|ReferenceError/iu.test(message.text()))
      complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}
