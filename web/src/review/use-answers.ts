import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { markFindings, removeMarkWholly } from '../api/issues.ts';
import type { ReviewQueue } from '../api/query-changes.ts';
import { expireScan, forgetAlike, shortenReview } from '../api/query-changes.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { OpenFinding } from '../api/review.ts';
import type { AnswerKind, Given } from './answered.ts';
import { countNew } from './answered.ts';
import { alikeQuery } from './use-alike.ts';

type Asked = { readonly finding: OpenFinding; readonly answer: AnswerKind };

/** The answers so far, in their order. Undo removes the last one and its mark, whatever it covers. */
export function useAnswers(scanId: string) {
  const queries = useQueryClient();
  const [given, setGiven] = useState<readonly Given[]>([]);
  const [isForAlike, chooseAlike] = useState(false);
  // Counts of the scan that other parts of the interface show are old now: they are read when they are shown.
  const expire = () => void expireScan(queries, scanId);
  const countCovered = async (finding: OpenFinding) =>
    countNew(finding, await queries.query({ ...alikeQuery(scanId, finding, given), staleTime: 'static' }), given);
  const answering = useMutation({
    mutationFn: async (asked: Asked): Promise<Given> => {
      const batches = queries.getQueryData<ReviewQueue>(queryKeys.review(scanId))?.pages.length ?? 0;
      const covers = isForAlike ? await countCovered(asked.finding) : 1;
      const markId = asked.answer === 'later' ? undefined : await record(scanId, asked, isForAlike);
      return { ...asked, isForAlike, covers, batches, markId };
    },
    onSuccess: (one) => {
      setGiven((before) => [...before, one]);
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
  const isSaving = answering.isPending && given.at(-1)?.finding !== answering.variables.finding;
  return { given, answering, undoing, isBusy: isSaving || undoing.isPending, isForAlike, chooseAlike };
}

async function record(scanId: string, { finding, answer }: Asked, isForAlike: boolean): Promise<string> {
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
