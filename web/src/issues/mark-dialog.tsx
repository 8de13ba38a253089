import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssueName, MarkScope, NewMark, Occurrence } from '../api/issues.ts';
import { isBeingCounted, markFindings } from '../api/issues.ts';
import { readScanAgain } from '../api/query-changes.ts';
import { afterDialog } from '../parts/after-dialog.ts';
import { announce } from '../parts/announcer.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { RadioChoices } from '../parts/radio-choices.tsx';
import { placeProblems } from '../parts/field-problems.ts';
import { explain } from '../parts/notices.tsx';
import { markTexts } from '../texts/marks.ts';
import type { Decision } from './mark-fields.tsx';
import { describeDecision, MarkFields, markPaths, useDecision } from './mark-fields.tsx';

const scopes = ['occurrence', 'selector', 'component', 'group'] as const satisfies readonly MarkScope[];

type Props = {
  readonly name: IssueName;
  readonly occurrence: Occurrence;
  /** The key of the component that the list is limited to. */
  readonly component: string | undefined;
  readonly onClose: () => void;
};

export function MarkDialog({ name, occurrence, component, onClose }: Props) {
  const queries = useQueryClient();
  const [scope, setScope] = useState<MarkScope>('occurrence');
  const { check, showRefusal, ...fields } = useDecision();
  const { decision } = fields;
  const mark = useMutation({
    mutationFn: () => markFindings(name.scanId, buildMark(name, { scope, decision, occurrence, component })),
    onError: showRefusal,
    onSuccess: (made) => {
      announce(isBeingCounted(made) ? markTexts.doneLater : markTexts.done);
      onClose();
      // The button that opened the dialog goes with the new answer.
      afterDialog(() => void readScanAgain(queries, name.scanId));
    },
  });
  const { rest } = placeProblems(mark.error, markPaths);
  return (
    <ConfirmDialog
      title={markTexts.title}
      confirm={markTexts.confirm}
      look="primary"
      isOpen
      isBusy={mark.isPending}
      error={rest === null ? undefined : `${markTexts.failed} ${explain(rest)}`}
      onConfirm={() => check() && mark.mutate()}
      onClose={onClose}
    >
      <MarkFields {...fields} kinds={[name.kind]} />
      <RadioChoices
        label={markTexts.scope}
        value={scope}
        options={scopes
          .filter((value) => value !== 'component' || component !== undefined)
          .map((value) => ({ value, label: markTexts.scopes[value] }))}
        onChange={setScope}
      />
    </ConfirmDialog>
  );
}

type Wish = {
  readonly scope: MarkScope;
  readonly decision: Decision;
  readonly occurrence: Occurrence;
  readonly component: string | undefined;
};

function buildMark({ kind, key }: IssueName, { scope, decision, occurrence, component }: Wish): NewMark {
  const base = { kind, key, ...describeDecision(decision) };
  if (scope === 'group') return { ...base, scope };
  if (scope === 'component' && component !== undefined) return { ...base, scope, component };
  if (scope === 'selector') return { ...base, scope, selector: occurrence.selector };
  return { ...base, scope: 'occurrence', occurrence_id: occurrence.id };
}
