import { issueTexts } from './en-issues.ts';
import { scanTexts } from './en-scan.ts';
import { settingsTexts } from './en-settings.ts';
import { count } from './format.ts';

/** Every word of the interface in English. */
export const en = {
  product: 'Curbcut',
  skipToContent: 'Skip to main content',
  nav: { label: 'Main', scans: 'Scans', settings: 'Settings', api: 'API' },
  footer: {
    version: (version: string) => `Curbcut ${version}`,
    theme: 'Appearance',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  },
  loading: 'Loading…',
  failure: {
    title: 'This could not be loaded',
    unreachable: 'The service does not answer. Check that it is running and that this device is online.',
    unknown: 'Something went wrong. The log of the service says more.',
    retry: 'Try again',
    crashed: 'This part of the page broke',
    reload: 'Load the page again',
  },
  offline: 'You are offline. What you see may be out of date; it is refreshed when the connection is back.',
  notFound: {
    title: 'There is nothing here',
    text: 'The address may be mistyped, or what it named was deleted.',
    link: 'Go to all scans',
  },
  copy: { label: 'Copy', done: 'Copied', failed: 'The text is selected: copy it with the keyboard (Ctrl+C or ⌘C).' },
  pager: {
    label: (what: string) => `Pages of the list: ${what}`,
    previous: 'Previous',
    next: 'Next',
    range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
    jump: 'Page',
    of: (pages: string) => `of ${pages}`,
    go: 'Go',
  },
  close: 'Close',
  cancel: 'Cancel',
  opensNewTab: '(opens in a new tab)',
  any: 'Any',
  none: 'None',
  pages: (value: number) => count(value, 'page', 'pages'),
  severity: { critical: 'Critical', serious: 'Serious', moderate: 'Moderate', minor: 'Minor' },
  severityMeaning: {
    critical: 'Shuts some people out.',
    serious: 'A serious barrier for some.',
    moderate: 'Hinders or slows some down.',
    minor: 'Annoys or distracts some.',
  },
  kind: { failed: 'Failed', needs_review: 'Needs review' },
  status: {
    queued: 'Queued',
    running: 'Running',
    pausing: 'Pausing',
    paused: 'Paused',
    completed: 'Completed',
    partial: 'Partly completed',
    failed: 'Failed',
  },
  viewport: {
    desktop: 'Desktop, 1280 × 800',
    laptop: 'Laptop, 1440 × 900',
    wide: 'Wide screen, 1920 × 1080',
    tablet: 'Tablet, 820 × 1180, touch',
    mobile: 'Phone, 390 × 844, touch',
    reflow: 'Reflow, 320 × 256 (400 % zoom)',
  },
  ...scanTexts,
  ...issueTexts,
  ...settingsTexts,
} as const;
