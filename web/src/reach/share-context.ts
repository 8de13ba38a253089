import { createContext, use } from 'react';
import type { Reach } from './is-reachable.ts';
import { isReachable } from './is-reachable.ts';

/** The subject of the share link that the page was opened by. Undefined: this is the whole interface. */
export const ShareContext = createContext<Reach | undefined>(undefined);

/** True if the reader may open this path. Everything is open except through a share link. */
export function useReach(path: string): boolean {
  const share = use(ShareContext);
  return share === undefined || isReachable(share, path);
}
