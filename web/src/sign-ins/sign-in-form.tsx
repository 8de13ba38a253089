import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEventHandler } from 'react';
import { useEffect, useRef, useState } from 'react';
import { readAgain } from '../api/query-changes.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { SignIn } from '../api/sign-ins.ts';
import { createSignIn, replaceSignIn } from '../api/sign-ins.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { InputField } from '../parts/input-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { texts } from '../texts/base.ts';
import { signInTexts as words } from '../texts/sign-ins.ts';
import { editSignIn, emptySignIn, kinds, readSignIn } from './read-sign-in.ts';
import { SecretFields } from './secret-fields.tsx';

type Props = {
  /** Undefined: the form adds one. */
  readonly edited: SignIn | undefined;
  readonly onDone: () => void;
};

/** What is typed is gone once it is stored. */
export function SignInForm({ edited, onDone }: Props) {
  const [fields, setFields] = useState(edited === undefined ? emptySignIn : editSignIn(edited));
  const [error, setError] = useState<string>();
  const queries = useQueryClient();
  const store = useMutation({
    mutationFn: (body: unknown) => (edited === undefined ? createSignIn(body) : replaceSignIn(edited.id, body)),
    onSuccess: async () => {
      setFields(emptySignIn);
      announce(edited === undefined ? words.saved : words.replaced);
      onDone();
      await readAgain(queries, queryKeys.signIns);
    },
  });
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (store.isPending) return;
    const read = readSignIn(fields);
    setError('error' in read ? read.error : undefined);
    if ('body' in read) store.mutate(read.body);
  };
  return (
    <form className="stack-small" onSubmit={submit} noValidate aria-labelledby="new-sign-in">
      <FormHeading edited={edited} />
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
      <ErrorLine error={store.error} summary={words.failed} />
      <div className="button-line">
        <Button type="submit" isBusy={store.isPending}>
          {edited === undefined ? words.save : words.replace}
        </Button>
        {edited === undefined ? null : <Button onPress={onDone}>{texts.cancel}</Button>}
      </div>
    </form>
  );
}

/** It has the focus when someone chose what to edit. */
function FormHeading({ edited }: Pick<Props, 'edited'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = edited?.id;
  useEffect(() => {
    if (id !== undefined) heading.current?.focus();
  }, [id]);
  return (
    <>
      <h3 id="new-sign-in" ref={heading} tabIndex={-1}>
        {edited === undefined ? words.add : words.edit(edited.name)}
      </h3>
      {edited === undefined ? null : <p className="hint">{words.editHint}</p>}
    </>
  );
}
