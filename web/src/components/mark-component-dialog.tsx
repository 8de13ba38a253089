import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Component } from '../api/components.ts';
import { markFindings } from '../api/issues.ts';
import { readScanAgain } from '../api/query-changes.ts';
import { ApiProblem } from '../api/request.ts';
import type { Decision } from '../issues/mark-fields.tsx';
import { describeDecision, MarkFields, markPaths, useDecision } from '../issues/mark-fields.tsx';
import { afterDialog } from '../parts/after-dialog.ts';
import { announce } from '../parts/announcer.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { placeProblems } from '../parts/field-problems.ts';
import { explain } from '../parts/notices.tsx';
import { markTexts } from '../texts/marks.ts';

type Props = { readonly scanId: string; readonly component: Component; readonly onClose: () => void };

/** One decision on everything that was found in a component, on every page: a mark for each of its rules. */
export function MarkComponentDialog({ scanId, component, onClose }: Props) {
  const queries = useQueryClient();
  const { check, showRefusal, ...fields } = useDecision();
  const { decision } = fields;
  const mark = useMutation({
    mutationFn: () => markRules(scanId, component, decision),
    onError: showRefusal,
    onSuccess: (saved) => {
      announce(markTexts.doneComponent(saved));
      onClose();
    },
    // The button that opened the dialog goes with the new answer.
    onSettled: () => afterDialog(() => void readScanAgain(queries, scanId)),
  });
  const { rest } = placeProblems(mark.error, markPaths);
  return (
    <ConfirmDialog
      title={markTexts.titleOfComponent}
      confirm={markTexts.confirm}
      look="primary"
      isOpen
      isBusy={mark.isPending}
      error={rest === null ? undefined : `${markTexts.failed} ${explain(rest)}`}
      onConfirm={() => check() && mark.mutate()}
      onClose={onClose}
    >
      <p className="component-label">{component.label}</p>
      <MarkFields {...fields} kinds={component.rules.map(({ kind }) => kind)} />
    </ConfirmDialog>
  );
}

/** Returns how many marks were saved. A rule that has the mark already is left as it is. */
async function markRules(scanId: string, { key: component, rules }: Component, decision: Decision): Promise<number> {
  let saved = 0;
  for (const { kind, key } of rules) {
    if (decision.verdict === 'confirmed' && kind === 'failed') continue;
    try {
      await markFindings(scanId, { scope: 'component', component, kind, key, ...describeDecision(decision) });
      saved += 1;
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === 'already_marked')) throw error;
    }
  }
  return saved;
}
