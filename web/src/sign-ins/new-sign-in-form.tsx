import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEventHandler } from 'react';
import { useState } from 'react';
import { createSignIn, signInsQuery } from '../api/sign-ins.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { InputField } from '../parts/input-field.tsx';
import { explain } from '../parts/notices.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { texts } from '../texts/texts.ts';
import { emptySignIn, kinds, readSignIn } from './read-sign-in.ts';
import { SecretFields } from './secret-fields.tsx';

const words = texts.signIns;

/** What is typed is gone once it is stored. */
export function NewSignInForm() {
  const [fields, setFields] = useState(emptySignIn);
  const [error, setError] = useState<string>();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: createSignIn,
    onSuccess: async () => {
      setFields(emptySignIn);
      announce(words.saved);
      await queries.invalidateQueries({ queryKey: signInsQuery.queryKey });
    },
  });
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (create.isPending) return;
    const read = readSignIn(fields);
    setError('error' in read ? read.error : undefined);
    if ('body' in read) create.mutate(read.body);
  };
  return (
    <form className="stack-small" onSubmit={submit} noValidate aria-labelledby="new-sign-in">
      <h3 id="new-sign-in">{words.add}</h3>
      <InputField label={words.name} value={fields.name} onChange={(name) => setFields({ ...fields, name })} />
      <TextAreaField
        label={words.origins}
        hint={words.originsHint}
        rows={2}
        value={fields.origins}
        onChange={(origins) => setFields({ ...fields, origins })}
      />
      <InputField
        label={words.present}
        hint={words.presentHint}
        value={fields.present}
        onChange={(present) => setFields({ ...fields, present })}
      />
      <SelectField
        label={words.kind}
        value={fields.kind}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(kind) => setFields({ ...fields, kind: kind ?? 'basic' })}
      />
      <SecretFields fields={fields} error={error} onChange={setFields} />
      <div role="alert">
        {create.error === null ? null : <p className="form-error">{`${words.failed} ${explain(create.error)}`}</p>}
      </div>
      <div className="button-line">
        <Button type="submit" isBusy={create.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
