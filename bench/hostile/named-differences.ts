import type { Seen } from './seen.ts';

type NamedDifference = {
  /** Whether what was seen is what the reason explains. Anything else stays wrong. */
  readonly isSeen: (seen: Seen) => boolean;
  readonly reason: string;
};

const otherPort = {
  isSeen: ({ code }: Seen) => code === 'blocked_by_policy',
  reason:
    'The case redirects to another port of the machine on which the service runs. The network policy refuses that before a connection could show more.',
};
const refusedEntity = {
  isSeen: ({ outcome, found, notes }: Seen) =>
    outcome === 'ok_truncated' && found === 1 && notes.includes('sitemap_truncated'),
  reason:
    'The sitemap is read up to its external entity, which is not followed. The page before it is scanned, and a note says that the rest was not read.',
};

/** Cases in which the service differs from the corpus on purpose, or the corpus from what it says, each with the reason that holds. */
export const namedDifferences: ReadonlyMap<string, NamedDifference> = new Map<string, NamedDifference>([
  ['http/refused', otherPort],
  ['http/tls-self-signed', otherPort],
  ['http/tls-hang', otherPort],
  [
    'http/csrf-service',
    {
      isSeen: ({ outcome, found, notes }) =>
        outcome === 'ok_truncated' && found === 1 && notes.join() === 'truncated_frames',
      reason:
        'The page frames the API of the service. The frame is refused, and listed as not analyzed; the page itself is analyzed whole.',
    },
  ],
  [
    'http/status-304',
    {
      isSeen: ({ code }) => code === 'navigation_failed',
      reason:
        'The server answers 304 although the request has no condition. Chromium drops such an answer without reporting its status, so the outcome is that of a URL that the browser could not open.',
    },
  ],
  [
    'dom/text-20mb',
    {
      isSeen: ({ code }) => code === 'timeout_navigation',
      reason:
        'The browser has not parsed 20 MB of text in one element when the time is up, so the outcome is that of a page that did not load in time.',
    },
  ],
  [
    'dom/occurrences-1m',
    {
      isSeen: ({ code }) => code === 'too_large' || code === 'renderer_unresponsive',
      reason:
        'The page has more than 1,000,000 elements, the most that Curbcut analyzes. The browser does not lay out and check so many within the time limit. In most runs the page fails at once, with an outcome and advice that name its size; in others its time is up before its elements can be counted, and it is reported as unresponsive.',
    },
  ],
  [
    'dom/deep-2k',
    {
      isSeen: ({ code }) => code === 'too_large',
      reason:
        'Elements that are nested 2,000 levels deep are at the limit of what the browser can follow. In some runs the page is analyzed, in others it is too large.',
    },
  ],
  [
    'frame/child-loop',
    {
      isSeen: ({ outcome, found }) => outcome === 'ok' && found === 2,
      reason:
        'The corpus has no page at the URL of the frame that should loop. It answers 404 with a page that is analyzed like any frame.',
    },
  ],
  [
    'frame/frame-navigates',
    {
      // One engine may reach the frame, and another one not.
      isSeen: ({ outcome, found }) => (outcome === 'ok' || outcome === 'ok_truncated') && found === 2,
      reason:
        'The frame shows a page with a finding and loads it again every 100 ms. In some runs the frame is analyzed between two of its loads: one finding more than expected.',
    },
  ],
  [
    'frame/lazy',
    {
      isSeen: ({ outcome, found }) => outcome === 'ok' && found === 2,
      reason:
        'The frame loads when it is scrolled into view. Curbcut scrolls, so the frame is analyzed too: one finding more than expected.',
    },
  ],
  [
    'sw/login-form',
    {
      isSeen: ({ code }) => code === 'http_status',
      reason: 'The corpus has no page at the URL of the sign-in form. It answers 404, and that is the outcome.',
    },
  ],
  ['sitemap/xxe-file', refusedEntity],
  ['sitemap/xxe-http', refusedEntity],
]);
