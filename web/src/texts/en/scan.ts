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
    'retry-failed': 'Retry pages not scanned',
    rescan: 'Scan again',
    'rescan-fresh': 'Analyze every page again',
    'rescan-draw-again': 'Scan again with other random pages',
    end: 'End now…',
    delete: 'Delete…',
  },
  done: {
    pause: 'The scan pauses when the running pages are done.',
    resume: 'The scan resumed.',
    end: 'The scan was ended.',
    'retry-failed': 'The pages that were not scanned are being tried again.',
    rescan: 'A new scan of the same target has started.',
    'rescan-fresh': 'A new scan of the same target has started. It analyzes every page.',
    'rescan-draw-again': 'A new scan of the same target has started. It draws other random pages.',
  },
  endTitle: 'End this scan now?',
  endText: 'It keeps the results of the pages scanned so far. You can retry the other pages later.',
  endConfirm: 'End scan',
  deleteTitle: 'Delete this scan?',
  deleteText: (pages: string) => `This removes its results for ${pages} and all its screenshots. You cannot undo this.`,
  deleteConfirm: 'Delete scan',
  progress: {
    title: 'Progress',
    completed: 'Scanned',
    failed: 'Not scanned',
    remaining: 'Remaining',
    rate: 'Pages per minute',
    left: 'Time left',
    unknown: 'Not known yet',
    announce: (percent: number, failed: number) =>
      `${percent} percent of the pages are done${failed > 0 ? `, ${failed} not scanned` : ''}.`,
    ended: {
      completed: 'The scan is complete.',
      partial: 'The scan ended. Some pages were not scanned.',
      failed: 'The scan failed.',
      paused: 'The scan is paused.',
    },
  },
  failedTitle: 'No pages could be scanned',
  partialTitle: (value: number) => `${count(value, { one: 'page', other: 'pages' })} could not be scanned`,
  endedTitle: 'This scan was ended early',
  partialText: 'The score and the issues cover the other pages.',
  partialLink: 'See why and what to do',
  removedTitle: 'Only the summary of this scan is left',
  removedText: (time: string) =>
    `Its pages, issues and screenshots were removed ${time}, because it is older than the settings allow. To see current issues, scan the target again.`,
  pausedTitle: 'This scan is paused',
  pausedText: 'You see the results of the pages scanned so far. Resume the scan to scan the rest.',
  acceptTitle: 'This scan accepts pages that scans usually refuse',
  acceptText: (outcomes: readonly string[]) =>
    `Accepted: ${outcomes.join(', ')}. The score and the issues include such pages, and the list of pages marks them.`,
  notesTitle: 'Not included in this scan',
  reuseStoppedTitle: 'Results of earlier scans are not reused',
  /** Outcomes that a person may overrule. */
  outcome: {
    empty_document: 'Empty document',
    auth_required: 'Sign-in required',
    consent_required: 'Consent or a choice required',
    soft_not_found: 'Page not found, sent with status 200',
    bot_challenge: 'Challenge by a firewall',
  },
} as const;

export type Texts = Catalog<typeof texts>;
