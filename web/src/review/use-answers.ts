import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { markFindings, removeMark } from '../api/issues.ts';
import type { OpenFinding } from '../api/review.ts';

export type AnswerKind = 'problem' | 'fine' | 'later';
/** `markId`: of the mark that records it; "later" has none. */
type Given = { readonly answer: AnswerKind; readonly markId: string | undefined };

/** The answers so far, one for each finding from the first on. Undo removes the last one and its mark. */
export function useAnswers(scanId: string) {
  const queries = useQueryClient();
  const [given, setGiven] = useState<readonly Given[]>([]);
  // Counts of the scan that other parts of the interface show are old now: they are read when they are shown.
  const expire = () => void queries.invalidateQueries({ queryKey: ['scan', scanId], refetchType: 'none' });
  const answering = useMutation({
    mutationFn: async ({ finding, answer }: { readonly finding: OpenFinding; readonly answer: AnswerKind }) => ({
      answer,
      markId: answer === 'later' ? undefined : await record(scanId, finding, answer),
    }),
    onSuccess: (one) => {
      setGiven((before) => [...before, one]);
      expire();
    },
  });
  const undoing = useMutation({
    mutationFn: async () => {
      const markId = given.at(-1)?.markId;
      if (markId !== undefined) await removeMark(scanId, markId);
    },
    onSuccess: () => {
      setGiven((before) => before.slice(0, -1));
      expire();
    },
  });
  return { given, answering, undoing };
}

async function record(
  scanId: string,
  { issue: { kind, key }, occurrence }: OpenFinding,
  answer: Exclude<AnswerKind, 'later'>,
): Promise<string> {
  const verdict = answer === 'problem' ? 'confirmed' : 'false_positive';
  const { id } = await markFindings(scanId, {
    scope: 'occurrence',
    kind,
    key,
    occurrence_id: occurrence.id,
    verdict,
  });
  return id;
}
