import { componentTexts } from './en-components.ts';
import { scanTexts } from './en-scan.ts';
import { standardTexts } from './en-standards.ts';
import { count } from './format.ts';

/** All texts of the interface in English. */
export const en = {
  product: 'Curbcut',
  skipToContent: 'Skip to main content',
  nav: { label: 'Main', scans: 'Scans', schedules: 'Schedules', settings: 'Settings', api: 'API' },
  account: { signedInAs: (name: string) => `Signed in as ${name}`, signOut: 'Sign out' },
  footer: {
    version: (version: string) => `Curbcut ${version}`,
    theme: 'Appearance',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  loading: 'Loading…',
  failure: {
    title: 'This could not be loaded',
    unreachable: 'The service does not respond. Check that it is running and that this device is online.',
    signedOutTitle: 'You are signed out',
    signedOut: 'Your sign-in has ended. Reload the page to sign in again.',
    unknown: 'Something went wrong. See the service log for details.',
    retry: 'Try again',
    crashed: 'This part of the page stopped working',
    reload: 'Reload the page',
  },
  health: { failed: 'Scans cannot run on this machine', degraded: 'This installation needs attention' },
  offline: 'You are offline. The data shown can be out of date. It refreshes when the connection is back.',
  notFound: {
    title: 'Page not found',
    text: 'The URL may be mistyped, or the scan was deleted.',
    link: 'Go to all scans',
  },
  copy: {
    label: 'Copy',
    done: 'Copied',
    failed: 'Copying failed. The text is selected: copy it with the keyboard (Ctrl+C or ⌘C).',
  },
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
    critical: 'Blocks some people completely.',
    serious: 'A serious barrier for some people.',
    moderate: 'Hinders or slows some people.',
    minor: 'Annoys or distracts some people.',
  },
  kind: { failed: 'Failed', needs_review: 'Needs review' },
  status: {
    queued: 'Queued',
    running: 'Running',
    pausing: 'Pausing',
    paused: 'Paused',
    completed: 'Completed',
    partial: 'Partially completed',
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
  /** Where something was found; `default` is the page as the scan's viewport shows it. */
  states: {
    default: 'default',
    dark: 'dark colors',
    more_contrast: 'more contrast',
    forced_colors: 'forced colors',
    reduced_motion: 'reduced motion',
    text_spacing: 'more space in text',
    zoom_200: '200 % zoom',
    reflow_320: '320 pixels wide (reflow)',
  },
  ...scanTexts,
  ...componentTexts,
  ...standardTexts,
} as const;
