import type { Catalog } from '../catalog.ts';
import { count } from './format.ts';

export const texts = {
  sections: 'Scan sections',
  overview: 'Overview',
  issues: 'Issues',
  pages: 'Pages',
  standards: 'Standards',
  comparison: 'Comparison',
  title: (host: string) => `Scan of ${host}`,
  open: { single: 'Open page', sitemap: 'Open sitemap', list: 'Open site', crawl: 'Open start page' },
  loadingTitle: 'Scan',
  deletedTitle: 'This scan was deleted',
  deleted: 'The scan was deleted.',
  actions: {
    label: 'Actions',
    pause: 'Pause',
    resume: 'Resume',
    'retry-failed': 'Retry failed pages',
    rescan: 'Scan again',
    'rescan-fresh': 'Analyze every page again',
    'rescan-draw-again': 'Scan again with other random pages',
    delete: 'Delete…',
  },
  done: {
    pause: 'The scan pauses when the running pages are done.',
    resume: 'The scan resumed.',
    'retry-failed': 'The failed pages are being scanned again.',
    rescan: 'A new scan of the same target has started.',
    'rescan-fresh': 'A new scan of the same target has started. It analyzes every page.',
    'rescan-draw-again': 'A new scan of the same target has started. It draws other pages by lot.',
  },
  deleteTitle: 'Delete this scan?',
  deleteText: (pages: string) => `This removes its results for ${pages} and all its screenshots. You cannot undo this.`,
  deleteConfirm: 'Delete scan',
  progress: {
    title: 'Progress',
    completed: 'Scanned',
    failed: 'Failed',
    remaining: 'Remaining',
    rate: 'Pages per minute',
    left: 'Time left',
    unknown: 'Not known yet',
    announce: (percent: number, failed: number) =>
      `${percent} percent of the pages are done${failed > 0 ? `, ${failed} failed` : ''}.`,
    ended: {
      completed: 'The scan is complete.',
      partial: 'The scan ended. Some pages failed.',
      failed: 'The scan failed.',
      paused: 'The scan is paused.',
    },
  },
  failedTitle: 'No page could be scanned',
  partialTitle: (value: number) => `${count(value, { one: 'page', other: 'pages' })} could not be scanned`,
  partialText: 'The score and the issues cover the other pages.',
  partialLink: 'See why and what to do',
  removedTitle: 'Only the summary of this scan is left',
  removedText: (time: string) =>
    `Its pages, findings and screenshots were removed ${time}, because it is older than the settings allow. Scan the target again for new findings.`,
  pausedTitle: 'This scan is paused',
  pausedText: 'Results of the pages scanned so far are shown below. Resume the scan to scan the rest.',
  acceptTitle: 'This scan accepts pages that are usually refused',
  acceptText: (outcomes: readonly string[]) =>
    `Accepted: ${outcomes.join(', ')}. The score and the issues include such pages, and the list of pages marks them.`,
  notesTitle: 'Not included in this scan',
  reuseStoppedTitle: 'Findings of earlier scans are not reused',
  /** Outcomes that a person may overrule. */
  outcome: {
    empty_document: 'Empty document',
    auth_required: 'Sign-in required',
    consent_required: 'Consent or a choice required',
    soft_not_found: 'Page not found, answered as found',
    bot_challenge: 'Challenge by a firewall',
  },
} as const;

export type Texts = Catalog<typeof texts>;
