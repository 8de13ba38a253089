import type { Seen } from './verdict.ts';

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

/** Cases in which the service differs from the corpus on purpose, each with the reason that holds. */
export const namedDifferences: ReadonlyMap<string, NamedDifference> = new Map<string, NamedDifference>([
  ['http/refused', otherPort],
  ['http/tls-self-signed', otherPort],
  ['http/tls-hang', otherPort],
]);
