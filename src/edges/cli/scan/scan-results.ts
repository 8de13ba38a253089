import type { Severity } from '../../../findings/severity.ts';
import { countBySeverity, rankOf, severities } from '../../../findings/severity.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import type { ScanRun } from './follow-scans.ts';
import { countKnownPages } from './scan-order.ts';
import type { Card, FailedPages, ScanAnswer } from './service-answers.ts';
import type { ServiceClient } from './service-client.ts';

export type Counts = Readonly<Record<Severity, number>>;
type FailedPage = FailedPages['pages'][number] & { readonly viewport: string };

export type ScanResults = {
  readonly scans: readonly ScanAnswer[];
  readonly pages: { readonly total: number; readonly scanned: number; readonly failed: number };
  /** Proven findings that are neither accepted nor marked as false positives. */
  readonly findings: Counts;
  /** Proven findings that are accepted. They do not decide. */
  readonly accepted: number;
  readonly needsReview: number;
  /** Worst first. */
  readonly issues: readonly Card[];
  /** The first of each scan. */
  readonly failedPages: readonly FailedPage[];
  /** Sitemaps that could not be read completely, so their number of pages is unknown. */
  readonly unreadSitemaps: readonly { readonly url: string; readonly message: string }[];
};

const shownPagesPerScan = 20;

/** Reads the scans' findings, for one standard or for all rules, and adds them up. */
export async function readResults(
  client: ServiceClient,
  runs: readonly ScanRun[],
  standard: string | undefined,
): Promise<ScanResults> {
  const started = runs.flatMap(({ scan }) => (scan === undefined ? [] : [scan]));
  const failedPages: FailedPage[] = [];
  const cards: Card[] = [];
  const summaries: ScanAnswer['summary'][] = [];
  for (const { id, viewport, progress, summary } of started) {
    summaries.push(standard === undefined ? summary : (await client.readStandard(id, standard)).totals);
    if (progress.pages_failed > 0) {
      const { pages } = await client.readFailedPages(id, shownPagesPerScan);
      failedPages.push(...pages.map((page) => ({ ...page, viewport: viewport.preset })));
    }
    if (progress.pages_completed > 0) cards.push(...(await client.readFailedCards(id, standard)));
  }
  const notStarted = sum(runs, ({ scan, target }) => (scan === undefined ? countKnownPages(target) : 0));
  return {
    scans: started,
    pages: {
      total: sum(started, ({ progress }) => progress.pages_total) + notStarted,
      scanned: sum(started, ({ progress }) => progress.pages_completed),
      failed: sum(started, ({ progress }) => progress.pages_failed),
    },
    findings: withoutAccepted(addUp(summaries), cards),
    accepted: sum(cards, (card) => card.accepted_count),
    needsReview: sum(summaries, (summary) => summary.needs_review_occurrences),
    issues: mergeCards(cards),
    failedPages,
    unreadSitemaps: runs.flatMap(findUnread),
  };
}

function addUp(summaries: readonly ScanAnswer['summary'][]): Counts {
  return countBySeverity((severity) => sum(summaries, (summary) => summary.by_severity[severity]));
}

/** `cards` are the cards of all failed issues. */
function withoutAccepted(counts: Counts, cards: readonly Card[]): Counts {
  const acceptedOf = (severity: Severity) =>
    sum(cards, (card) => (card.severity === severity ? card.accepted_count : 0));
  return countBySeverity((severity) => counts[severity] - acceptedOf(severity));
}

/** The error of a failed page belongs to the page. Any other error belongs to the sitemap. */
function findUnread({ target, scan }: ScanRun): ScanResults['unreadSitemaps'] {
  if (!('reach' in target)) return [];
  if (scan === undefined) return [{ url: target.url, message: commandLine.results.notStarted }];
  const { error, status, progress, url } = scan;
  const isWhole = error === null || (status === 'failed' && progress.pages_total > 0);
  return isWhole ? [] : [{ url, message: error.message }];
}

/** Adds up the findings and pages of one issue across several scans. */
function mergeCards(cards: readonly Card[]): readonly Card[] {
  const byKey = new Map<string, Card>();
  for (const card of cards) {
    const known = byKey.get(card.key);
    const occurrences = card.occurrence_count + (known?.occurrence_count ?? 0);
    byKey.set(card.key, {
      ...card,
      occurrence_count: occurrences,
      page_count: card.page_count + (known?.page_count ?? 0),
      accepted_count: card.accepted_count + (known?.accepted_count ?? 0),
    });
  }
  return [...byKey.values()].filter((card) => card.occurrence_count > 0).toSorted(compareCards);
}

function compareCards(a: Card, b: Card): number {
  return (
    rankOf(a.severity) - rankOf(b.severity) ||
    b.occurrence_count - a.occurrence_count ||
    (a.key < b.key ? -1 : Number(a.key > b.key))
  );
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}

/** The severities that are at least as bad as `least`. */
export function severitiesFrom(least: Severity): readonly Severity[] {
  return severities.slice(0, rankOf(least) + 1);
}
