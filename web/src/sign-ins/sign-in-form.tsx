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
import type { FieldProblems } from '../parts/field-problems.ts';
import { placeProblems, useFieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { texts } from '../texts/base.ts';
import { signInTexts as words } from '../texts/sign-ins.ts';
import type { SignInField, SignInFields } from './read-sign-in.ts';
import { editSignIn, emptySignIn, kinds, readSignIn, signInPaths } from './read-sign-in.ts';
import { SecretFields } from './secret-fields.tsx';

type Props = {
  /** Undefined: the form adds one. */
  readonly edited: SignIn | undefined;
  readonly onDone: () => void;
};

/** What is typed is gone once it is stored. */
export function SignInForm({ edited, onDone }: Props) {
  const [fields, setFields] = useState(edited === undefined ? emptySignIn : editSignIn(edited));
  const { field, show, showRefusal } = useFieldProblems(signInPaths);
  const store = useStore(edited, {
    onSuccess: () => {
      setFields(emptySignIn);
      onDone();
    },
    onError: showRefusal,
  });
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (store.isPending) return;
    const { errors: found, body } = readSignIn(fields);
    show(found);
    if (body !== undefined) store.mutate(body);
  };
  return (
    <form className="stack-small" onSubmit={submit} noValidate aria-labelledby="new-sign-in">
      <FormHeading edited={edited} />
      <InputField
        label={words.name}
        {...field('name')}
        value={fields.name}
        onChange={(name) => setFields({ ...fields, name })}
      />
      <TextAreaField
        label={words.origins}
        hint={words.originsHint}
        {...field('origins')}
        rows={2}
        value={fields.origins}
        onChange={(origins) => setFields({ ...fields, origins })}
      />
      <CheckFields fields={fields} field={field} onChange={setFields} />
      <SelectField
        label={words.kind}
        value={fields.kind}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(kind) => setFields({ ...fields, kind: kind ?? 'basic' })}
      />
      <SecretFields fields={fields} field={field} onChange={setFields} />
      <ErrorLine error={placeProblems(store.error, signInPaths).rest} summary={words.failed} />
      <div className="button-line">
        <Button type="submit" isBusy={store.isPending}>
          {edited === undefined ? words.save : words.replace}
        </Button>
        {edited === undefined ? null : <Button onPress={onDone}>{texts.cancel}</Button>}
      </div>
    </form>
  );
}

type CheckProps = {
  readonly fields: SignInFields;
  readonly field: FieldProblems<SignInField>['field'];
  readonly onChange: (fields: SignInFields) => void;
};

/** The fields by which scans see that they are signed in. */
function CheckFields({ fields, field, onChange }: CheckProps) {
  return (
    <>
      <InputField
        label={words.present}
        hint={words.presentHint}
        {...field('present')}
        value={fields.present}
        onChange={(present) => onChange({ ...fields, present })}
      />
      <InputField
        label={words.checkUrl}
        hint={words.checkUrlHint}
        {...field('checkUrl')}
        inputMode="url"
        value={fields.checkUrl}
        onChange={(checkUrl) => onChange({ ...fields, checkUrl })}
      />
    </>
  );
}

type Ends = { readonly onSuccess: () => void; readonly onError: (error: unknown) => void };

function useStore(edited: SignIn | undefined, { onSuccess, onError }: Ends) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: unknown) => (edited === undefined ? createSignIn(body) : replaceSignIn(edited.id, body)),
    onError,
    onSuccess: async () => {
      announce(edited === undefined ? words.saved : words.replaced);
      onSuccess();
      await readAgain(queries, queryKeys.signIns);
    },
  });
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
