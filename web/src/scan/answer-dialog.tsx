import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '../api/query-changes.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { Scan } from '../api/scans.ts';
import type { ClauseResult } from '../api/standards.ts';
import { answerClause } from '../api/standards.ts';
import { announce } from '../parts/announcer.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { InputField } from '../parts/input-field.tsx';
import { explain } from '../parts/notices.tsx';
import { RadioChoices } from '../parts/radio-choices.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { standardTexts } from '../texts/standards.ts';

type Props = {
  readonly scan: Scan;
  readonly standard: string;
  readonly clause: ClauseResult;
  readonly onClose: () => void;
};

const choices = ['none', 'passed', 'failed', 'not_applicable'] as const;
type Choice = (typeof choices)[number];

/** The answer of a person about a clause, beside the result of the scan. */
export function AnswerDialog({ scan, standard, clause, onClose }: Props) {
  const words = standardTexts.answer;
  const { verdict: given } = clause;
  const [fields, setFields] = useState<Fields>({
    choice: given?.verdict ?? 'none',
    note: given?.note ?? '',
    by: given?.by ?? '',
  });
  const save = useSave(scan, onClose);
  const place = { target: scan.url, viewport: scan.viewport.preset, standard, clause: clause.id };
  return (
    <ConfirmDialog
      title={words.title(`${clause.id} ${clause.name}`)}
      confirm={words.save}
      look="primary"
      isOpen
      isBusy={save.isPending}
      error={save.error === null ? undefined : `${words.failed} ${explain(save.error)}`}
      onConfirm={() => save.mutate({ ...place, ...describeAnswer(fields) })}
      onClose={onClose}
    >
      <p>{words.intro}</p>
      <AnswerFields fields={fields} onChange={(changed) => setFields({ ...fields, ...changed })} />
    </ConfirmDialog>
  );
}

type Fields = { readonly choice: Choice; readonly note: string; readonly by: string };

function describeAnswer({ choice, note, by }: Fields) {
  return {
    verdict: choice === 'none' ? null : choice,
    ...(note.trim() !== '' && { note }),
    ...(by.trim() !== '' && { by }),
  };
}

type FieldsProps = { readonly fields: Fields; readonly onChange: (changed: Partial<Fields>) => void };

function AnswerFields({ fields: { choice, note, by }, onChange }: FieldsProps) {
  const words = standardTexts.answer;
  return (
    <>
      <RadioChoices
        label={words.choice}
        value={choice}
        options={choices.map((value) => ({ value, label: words.choices[value] }))}
        onChange={(chosen) => onChange({ choice: chosen })}
      />
      <TextAreaField label={words.note} value={note} onChange={(text) => onChange({ note: text })} maxLength={1_000} />
      <InputField label={words.by} hint={words.byHint} value={by} onChange={(text) => onChange({ by: text })} />
    </>
  );
}

function useSave(scan: Scan, onClose: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: answerClause,
    onSuccess: async () => {
      announce(standardTexts.answer.done);
      onClose();
      await readAgain(queries, queryKeys.scan(scan.id));
    },
  });
}
