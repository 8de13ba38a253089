import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IssueName, MarkScope, NewMark, Occurrence } from '../api/issues.ts';
import { isBeingCounted, issueQuery, markFindings } from '../api/issues.ts';
import { readScanAgain } from '../api/query-changes.ts';
import { afterDialog } from '../parts/after-dialog.ts';
import { announce } from '../parts/announcer.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { placeProblems } from '../parts/field-problems.ts';
import { explain } from '../parts/notices.tsx';
import { RadioChoices } from '../parts/radio-choices.tsx';
import { markTexts } from '../texts/marks.ts';
import { RecordFields, VerdictField } from './mark-fields.tsx';
import type { Checked } from './use-decision.ts';
import { markPaths, useDecision } from './use-decision.ts';

const scopes = ['occurrence', 'selector', 'component', 'group'] as const satisfies readonly MarkScope[];

type Props = { readonly name: IssueName; readonly occurrence: Occurrence; readonly onClose: () => void };

export function MarkDialog({ name, occurrence, onClose }: Props) {
  const queries = useQueryClient();
  const { check, showRefusal, ...fields } = useDecision();
  const covered = useCovered(name, occurrence);
  const mark = useMutation({
    mutationFn: (decision: Checked) => markFindings(name.scanId, buildMark(name, occurrence, decision)),
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
      onConfirm={() => {
        const decision = check();
        if (decision !== undefined) mark.mutate(decision);
      }}
      onClose={onClose}
    >
      <VerdictField {...fields} kinds={[name.kind]} />
      <RadioChoices
        label={markTexts.scope}
        value={fields.decision.scope}
        options={scopes.map((value) => ({ value, label: markTexts.scopes[value], detail: covered[value] }))}
        onChange={(scope) => fields.change({ scope })}
        {...fields.field('scope')}
      />
      <RecordFields {...fields} />
    </ConfirmDialog>
  );
}

/** What a mark of each scope covers. The service does not count selectors. */
function useCovered(name: IssueName, { page_url: url, selector, component }: Occurrence) {
  const ofComponent = useQuery(issueQuery(name, { component })).data?.issue;
  const ofIssue = useQuery(issueQuery(name, {})).data?.issue;
  return {
    occurrence: url,
    selector,
    component: ofComponent && markTexts.covers(ofComponent.occurrence_count, ofComponent.page_count),
    group: ofIssue && markTexts.covers(ofIssue.occurrence_count, ofIssue.page_count),
  } as const satisfies Record<MarkScope, string | undefined>;
}

function buildMark({ kind, key }: IssueName, occurrence: Occurrence, { scope, fields }: Checked): NewMark {
  const base = { kind, key, ...fields };
  if (scope === 'group') return { ...base, scope };
  if (scope === 'component') return { ...base, scope, component: occurrence.component };
  if (scope === 'selector') return { ...base, scope, selector: occurrence.selector };
  return { ...base, scope, occurrence_id: occurrence.id };
}
