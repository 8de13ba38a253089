import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { markFindings, removeMarkWholly } from '../api/issues.ts';
import type { ReviewQueue } from '../api/query-changes.ts';
import { expireScan, forgetAlike, shortenReview } from '../api/query-changes.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { OpenFinding } from '../api/review.ts';
import type { AnswerKind, Given } from './answered.ts';
import { countNew, findRepeatable } from './answered.ts';
import { alikeQuery } from './use-alike.ts';

/** `shown`: the finding in front, which the answer is about unless it repeats the last one. */
type Asked = { readonly shown: OpenFinding; readonly answer: AnswerKind | 'repeat' };

/** The answers so far, in their order. Undo removes the last one and its mark, whatever it covers. */
export function useAnswers(scanId: string) {
  const queries = useQueryClient();
  const [given, setGiven] = useState<readonly Given[]>([]);
  // Counts of the scan that other parts of the interface show are old now: they are read when they are shown.
  const expire = () => void expireScan(queries, scanId);
  const answering = useMutation({
    mutationFn: async ({ shown, answer }: Asked): Promise<Given | undefined> => {
      const batches = queries.getQueryData<ReviewQueue>(queryKeys.review(scanId))?.pages.length ?? 0;
      if (answer !== 'repeat') {
        const one = { answer, finding: shown, isForAlike: false, shown, covers: 1, batches };
        return { ...one, markId: await record(scanId, one) };
      }
      const last = findRepeatable(given);
      if (last === undefined) return undefined;
      const known = await queries.query({ ...alikeQuery(scanId, last.finding, given), staleTime: 'static' });
      const all = { ...last, isForAlike: true, shown, covers: countNew(last, known, given), batches };
      return { ...all, markId: await record(scanId, all) };
    },
    onSuccess: (one) => {
      if (one !== undefined) setGiven((before) => [...before, one]);
      expire();
    },
  });
  const undoing = useMutation({
    mutationFn: async () => {
      const last = given.at(-1);
      if (last === undefined) return;
      if (last.markId !== undefined) await removeMarkWholly(scanId, last.markId);
      await forget(queries, scanId, last);
    },
    onSuccess: () => {
      setGiven((before) => before.slice(0, -1));
      expire();
    },
  });
  // The next key can come before the mutation has ended, which is after its answer is here.
  const isSaving = answering.isPending && !isSaved(answering.variables, given.at(-1));
  return { given, answering, undoing, isBusy: isSaving || undoing.isPending };
}

function isSaved({ shown, answer }: Asked, last: Given | undefined): boolean {
  return last?.shown === shown && last.isForAlike === (answer === 'repeat');
}

async function record(
  scanId: string,
  { finding, answer, isForAlike }: Pick<Given, 'finding' | 'answer' | 'isForAlike'>,
): Promise<string | undefined> {
  if (answer === 'later') return undefined;
  const { issue, occurrence } = finding;
  const { kind, key } = issue;
  const verdict = answer === 'problem' ? 'confirmed' : 'false_positive';
  const { component } = occurrence;
  const subject = isForAlike
    ? ({ scope: 'component', component } as const)
    : ({ scope: 'occurrence', occurrence_id: occurrence.id } as const);
  const { id } = await markFindings(scanId, { ...subject, kind, key, verdict });
  return id;
}

/** What was known of components before the answer, and the part of the queue that was read without its findings. */
async function forget(queries: QueryClient, scanId: string, { isForAlike, batches }: Given): Promise<void> {
  forgetAlike(queries, scanId);
  if (isForAlike) await shortenReview(queries, scanId, batches);
}
