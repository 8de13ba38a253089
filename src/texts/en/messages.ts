import { counts } from './counts.ts';
import { format } from './format.ts';

type Pages = { readonly scanned: number; readonly failed: number; readonly score: number | null };
type FailureCounts = {
  readonly critical: number;
  readonly serious: number;
  readonly moderate: number;
  readonly minor: number;
  readonly toReview: number;
};

type ChangeCounts = { readonly added: number; readonly fixed: number };

const { number } = format;

/** Messages to a channel after a scan ended or a schedule skipped one. */
export const messages = {
  test: 'This is a test of a webhook of Curbcut.',
  open: 'Open in Curbcut',
  /** The keys are the scan's statuses. */
  ended: {
    completed: (scan: string) => `The scan of ${scan} completed.`,
    partial: (scan: string) => `The scan of ${scan} ended, but some pages were not scanned.`,
    failed: (scan: string) => `The scan of ${scan} failed.`,
    paused: (scan: string) => `The scan of ${scan} is paused, because its session ended.`,
  },
  pages: ({ scanned, failed, score }: Pages) =>
    `${counts.pages(scanned)} scanned, ${number(failed)} not scanned. Score: ${score === null ? 'none' : number(score)}.`,
  found: ({ critical, serious, moderate, minor, toReview }: FailureCounts) =>
    `Failures: ${number(critical)} critical, ${number(serious)} serious, ${number(moderate)} moderate, ${number(minor)} minor. To review: ${number(toReview)}.`,
  changed: ({ added, fixed }: ChangeCounts) =>
    added + fixed === 0
      ? 'No failures are new or fixed since the previous scan.'
      : `Since the previous scan: ${format.count(added, { one: 'new failure', other: 'new failures' })}, ${number(fixed)} fixed.`,
  seeChange: 'See what changed',
  /** The keys are the reasons for the skip. */
  skipped: {
    not_ended: (url: string, at: string) =>
      `The schedule of ${url} started no scan on ${at}, because the previous one had not ended.`,
    missed: (url: string, at: string) =>
      `The schedule of ${url} started no scan on ${at}: the service was not running. One scan was started for all times that were missed.`,
    invalid_scan: (url: string, at: string) =>
      `The schedule of ${url} started no scan on ${at}, because its options are no longer valid.`,
    queue_full: (url: string, at: string) =>
      `The schedule of ${url} started no scan on ${at}, because too many scans had not ended.`,
    error: (url: string, at: string) => `The schedule of ${url} started no scan on ${at}. The service log says why.`,
  },
};
