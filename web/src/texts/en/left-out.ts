import type { Catalog } from '../catalog.ts';

/** The fields of a scan that leave something out on every page. */
export const texts = {
  title: 'Leave out',
  disable: 'Rules that do not run',
  disableHint: 'One rule per line, such as color-contrast. The page of an issue shows the id of its rule.',
  selectors: 'Parts of pages',
  selectorsHint:
    'One CSS selector per line, such as #cookie-banner. Failures inside are left out, and each page says how many.',
  screenshots: 'Screenshots',
  screenshotChoices: { setting: 'As in the settings', yes: 'Take screenshots', no: 'Take no screenshots' },
  operate: 'Operate pages with the keyboard',
} as const;

export type Texts = Catalog<typeof texts>;
