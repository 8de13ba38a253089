import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../api/query-keys.ts';
import type { ShareSubject } from '../api/shares.ts';
import { createShare } from '../api/shares.ts';
import { CodeBlock } from '../parts/code-block.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { placeProblems, useFieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { explain } from '../parts/notices.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { useAnnounced } from '../parts/use-announced.ts';
import { shareTexts as words } from '../texts/shares.ts';

const expiries = ['7', '30', '90', '365'] as const;
type Expiry = (typeof expiries)[number];
const dayMs = 86_400_000;
const fields = { label: ['label'] } as const;

type Props = { readonly scanId: string; readonly subject: ShareSubject; readonly onClose: () => void };

/** Makes a link for a label and a time, and shows it once. The link is held in this component alone. */
export function ShareDialog({ scanId, subject, onClose }: Props) {
  const [label, setLabel] = useState('');
  const [expiry, setExpiry] = useState<Expiry>('30');
  const { field, showRefusal } = useFieldProblems(fields);
  const announceChange = useAnnounced(queryKeys.shares);
  const create = useMutation({
    mutationFn: () =>
      createShare({
        scan_id: scanId,
        subject,
        label: label.trim() === '' ? null : label,
        expires_at: whenOver(expiry),
      }),
    onError: showRefusal,
    onSuccess: async () => {
      await announceChange(words.created);
    },
  });
  const { rest } = placeProblems(create.error, fields);
  return (
    <ConfirmDialog
      title={words.titles[subject.kind]}
      confirm={words.create}
      look="primary"
      isOpen
      isDone={create.data !== undefined}
      isBusy={create.isPending}
      error={rest === null ? undefined : `${words.failed} ${explain(rest)}`}
      onConfirm={() => create.mutate()}
      onClose={onClose}
    >
      {create.data === undefined ? (
        <>
          <p>{words.intro}</p>
          <InputField
            label={words.label}
            hint={words.labelHint}
            {...field('label')}
            autoComplete="off"
            value={label}
            onChange={setLabel}
          />
          <SelectField
            label={words.expiry}
            value={expiry}
            options={expiries.map((value) => ({ value, label: words.expiries[value] }))}
            onChange={(chosen) => setExpiry(chosen ?? '30')}
          />
        </>
      ) : (
        <>
          <p>{words.once}</p>
          <CodeBlock title={words.link} code={urlHere(create.data.url)} copyLabel={words.copy} />
        </>
      )}
    </ConfirmDialog>
  );
}

/** The address at which this person reaches the service, which it does not always know. */
function urlHere(url: string): string {
  return new URL(new URL(url).pathname, location.origin).href;
}

/** Uses this device's clock. */
function whenOver(expiry: Expiry): string {
  return new Date(Date.now() + Number(expiry) * dayMs).toISOString();
}
