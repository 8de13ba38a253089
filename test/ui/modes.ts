import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { RuleChoice } from './axe-page.ts';

/** The sizes at which the page must be without an issue. */
export const views = {
  wide: { width: 1280, height: 900 },
  // 1280 × 1024 at 400 %.
  reflow: { width: 320, height: 256 },
} as const;

/** The colors in which it must be without an issue. */
export const colorModes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colors': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** How the page is shown, and the rules that can have another result there than in the modes before. */
export type Mode = {
  readonly name: string;
  readonly view: keyof typeof views;
  readonly color: keyof typeof colorModes;
  /** Undefined: what is cut off is found without rules. */
  readonly rules: RuleChoice | undefined;
};

/** A route has other content at 320 pixels, so all rules run again there: in dark colors, which need no look of their own then. */
export const routeModes: readonly Mode[] = [
  { name: 'light', view: 'wide', color: 'light', rules: 'all' },
  { name: 'forced colors', view: 'wide', color: 'forced colors', rules: 'color' },
  { name: 'dark reflow', view: 'reflow', color: 'dark', rules: 'all' },
];

/** The states of a route differ from it in parts only, which have the colors and the layout of the route: one other mode shows both. */
export const stateModes: readonly Mode[] = [
  { name: 'light', view: 'wide', color: 'light', rules: 'all' },
  { name: 'dark reflow', view: 'reflow', color: 'dark', rules: 'layout' },
];

/** In another language a route has its colors as in English, and lengths below those of the pseudo-language. */
export const languageModes: readonly Mode[] = [
  { name: 'light', view: 'wide', color: 'light', rules: 'words' },
  { name: 'reflow', view: 'reflow', color: 'light', rules: undefined },
];

/** Made of the English texts: what does not depend on their length and direction is as in English. */
export const directionModes: readonly Mode[] = [
  { name: 'light', view: 'wide', color: 'light', rules: undefined },
  { name: 'reflow', view: 'reflow', color: 'light', rules: 'size' },
];

export type Reader = {
  readonly page: Page;
  /** Errors of scripts, and what the content security policy refused. */
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
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type|TypeError|ReferenceError/iu.test(message.text()))
      complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}
