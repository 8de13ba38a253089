import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Component } from '../api/components.ts';
import { markFindings } from '../api/issues.ts';
import { readScanAgain } from '../api/query-changes.ts';
import { ApiProblem } from '../api/request.ts';
import { RecordFields, VerdictField } from '../issues/mark-fields.tsx';
import type { Checked } from '../issues/use-decision.ts';
import { markPaths, useDecision } from '../issues/use-decision.ts';
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
  const { check, showRefusal, ...fields } = useDecision({ scope: 'component' });
  const mark = useMutation({
    mutationFn: (decision: Checked) => markRules(scanId, component, decision),
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
      onConfirm={() => {
        const decision = check();
        if (decision !== undefined) mark.mutate(decision);
      }}
      onClose={onClose}
    >
      <p className="component-label">{component.label}</p>
      <p>{markTexts.covers(sumCounts(component), component.page_count)}</p>
      <VerdictField {...fields} kinds={component.rules.map(({ kind }) => kind)} />
      <RecordFields {...fields} />
    </ConfirmDialog>
  );
}

function sumCounts({ rules }: Component): number {
  return rules.reduce((sum, { count }) => sum + count, 0);
}

/** Returns how many marks were saved. A rule that has the mark already is left as it is. */
async function markRules(scanId: string, { key: component, rules }: Component, { fields }: Checked): Promise<number> {
  let saved = 0;
  for (const { kind, key } of rules) {
    if (fields.verdict === 'confirmed' && kind === 'failed') continue;
    try {
      await markFindings(scanId, { scope: 'component', component, kind, key, ...fields });
      saved += 1;
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === 'already_marked')) throw error;
    }
  }
  return saved;
}
