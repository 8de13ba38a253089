import { queryOptions, useQuery } from '@tanstack/react-query';
import { countOpen } from '../api/issues.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { OpenFinding } from '../api/review.ts';
import { readAlike } from '../api/review.ts';
import type { Alike, Given } from './answered.ts';
import { countAlike, countReplaced, nameAlike } from './answered.ts';

const alone: Alike = { open: 1, decided: 0, afterAnswers: 0 };

/** What the finding's component has of its rule. Read once: what is answered afterwards is known here. */
export function alikeQuery(scanId: string, finding: OpenFinding, given: readonly Given[]) {
  return queryOptions({
    queryKey: queryKeys.alikeTo(scanId, nameAlike(finding)),
    queryFn: async ({ signal }): Promise<Alike> => {
      const card = await readAlike(scanId, finding, signal);
      if (card === undefined) return alone;
      const { accepted_count: accepted, fixed_pending_count: fixed, confirmed_count: confirmed } = card;
      return { open: countOpen(card), decided: accepted + fixed + confirmed, afterAnswers: given.length };
    },
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** How many findings an answer to all alike covers, and how many known problems "no problem" would replace. Undefined while it is read. */
export function useAlike(scanId: string, finding: OpenFinding, given: readonly Given[]) {
  const { data } = useQuery(alikeQuery(scanId, finding, given));
  if (data === undefined) return undefined;
  return { count: countAlike(finding, data, given), replaced: countReplaced(finding, data, given) };
}
