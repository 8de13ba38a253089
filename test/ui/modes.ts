import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** The ways of looking at the page that must all be without a fault. */
export const modes = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active', colorScheme: 'dark' },
  // 1280 × 1024 at 400 %.
  '320 px': { colorScheme: 'light', viewport: { width: 320, height: 256 } },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

export type Mode = keyof typeof modes;
export const colourModes = ['light', 'dark'] as const satisfies readonly Mode[];
export const adaptedModes = ['forced colours', '320 px'] as const satisfies readonly Mode[];

export type Reader = {
  readonly page: Page;
  /** What the browser complained of: scripts that broke, and what the content policy refused. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
};

export async function openReader(browser: Browser, options: BrowserContextOptions): Promise<Reader> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type|TypeError|ReferenceError/iu.test(message.text()))
      complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}
