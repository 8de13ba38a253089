import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { countOpen } from '../api/issues.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { OpenFinding } from '../api/review.ts';
import { readAlike } from '../api/review.ts';
import type { Alike, Given } from './answered.ts';
import { countAlike, countReplaced, findRepeatable, nameAlike } from './answered.ts';

/** What the finding's component has of its rule. Read once: what is answered afterwards is known here. */
export function alikeQuery(scanId: string, finding: OpenFinding, given: readonly Given[]) {
  return queryOptions({
    queryKey: queryKeys.alikeTo(scanId, nameAlike(finding)),
    queryFn: async ({ signal }): Promise<Alike> => {
      const card = await readAlike(scanId, finding, signal);
      const { accepted_count: accepted, fixed_pending_count: fixed, confirmed_count: confirmed } = card;
      return { open: countOpen(card), decided: accepted + fixed + confirmed, afterAnswers: given.length };
    },
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/**
 * The answer that can be repeated, how many findings it would also cover, and how many known problems "no problem" would replace.
 * Undefined: there is none. The counts are undefined while they are read.
 */
export function useAlike(scanId: string, given: readonly Given[]) {
  const last = findRepeatable(given);
  const query = last === undefined ? undefined : alikeQuery(scanId, last.finding, given);
  const { data } = useQuery(query ?? { queryKey: queryKeys.alikeTo(scanId, ''), queryFn: skipToken });
  if (last === undefined) return undefined;
  const { answer } = last;
  if (data === undefined) return { answer, count: undefined, replaced: 0 };
  return { answer, count: countAlike(last, data, given), replaced: countReplaced(last, data, given) };
}
