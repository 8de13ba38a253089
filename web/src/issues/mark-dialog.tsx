import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Label, Radio, RadioGroup, Text, TextArea, TextField } from 'react-aria-components';
import type { IssueName, MarkScope, NewMark, Occurrence } from '../api/issues.ts';
import { markFalsePositive } from '../api/issues.ts';
import { announce } from '../parts/announcer.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { explain } from '../parts/notices.tsx';
import { oneOf } from '../search-params.ts';
import { texts } from '../texts/texts.ts';

const scopes = ['occurrence', 'selector', 'group'] as const satisfies readonly MarkScope[];

type Props = { readonly name: IssueName; readonly occurrence: Occurrence; readonly onClose: () => void };

export function MarkDialog({ name, occurrence, onClose }: Props) {
  const queries = useQueryClient();
  const [scope, setScope] = useState<MarkScope>('occurrence');
  const [reason, setReason] = useState('');
  const mark = useMutation({
    mutationFn: () => markFalsePositive(name.scanId, buildMark(name, { scope, reason, occurrence })),
    onSuccess: () => {
      announce(texts.marks.done);
      void queries.invalidateQueries({ queryKey: ['scan', name.scanId] });
      void queries.invalidateQueries({ queryKey: ['scans'] });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={texts.marks.title}
      confirm={texts.marks.confirm}
      look="primary"
      isOpen
      isBusy={mark.isPending}
      error={mark.error === null ? undefined : `${texts.marks.failed} ${explain(mark.error)}`}
      onConfirm={() => mark.mutate()}
      onClose={onClose}
    >
      <p>{texts.marks.intro}</p>
      <RadioGroup className="field" value={scope} onChange={(value) => setScope(oneOf(scopes, value) ?? 'occurrence')}>
        <Label>{texts.marks.scope}</Label>
        {scopes.map((value) => (
          <Radio key={value} value={value} className="choice">
            <span className="choice-mark" aria-hidden="true" />
            {texts.marks.scopes[value]}
          </Radio>
        ))}
      </RadioGroup>
      <TextField className="field" value={reason} onChange={setReason} maxLength={1_000}>
        <Label>{texts.marks.reason}</Label>
        <TextArea className="input" rows={3} />
        <Text slot="description" className="hint">
          {texts.marks.reasonHint}
        </Text>
      </TextField>
    </ConfirmDialog>
  );
}

type Wish = { readonly scope: MarkScope; readonly reason: string; readonly occurrence: Occurrence };

function buildMark({ kind, key }: IssueName, { scope, reason, occurrence }: Wish): NewMark {
  const base = { kind, key, ...(reason.trim() !== '' && { reason: reason.trim() }) };
  switch (scope) {
    case 'occurrence':
      return { ...base, scope, occurrence_id: occurrence.id };
    case 'selector':
      return { ...base, scope, selector: occurrence.selector };
    case 'group':
      return { ...base, scope };
  }
}
