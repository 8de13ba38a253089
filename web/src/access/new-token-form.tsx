import { useMutation } from '@tanstack/react-query';
import type { SubmitEventHandler } from 'react';
import { useState } from 'react';
import { queryKeys } from '../api/query-keys.ts';
import type { Scope } from '../api/session.ts';
import { scopes } from '../api/session.ts';
import { createToken } from '../api/tokens.ts';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { placeProblems, useFieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { SelectField } from '../parts/select-field.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { useAnnounced } from '../parts/use-announced.ts';
import { texts } from '../texts/base.ts';
import { accessTexts as words } from '../texts/access.ts';

const expiries = ['never', '30', '90', '365'] as const;
type Expiry = (typeof expiries)[number];
const dayMs = 86_400_000;
const fields = { name: ['name'] } as const;

/** The new token is held in this component alone, until its reader hides it. */
export function NewTokenForm() {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>('scan');
  const [expiry, setExpiry] = useState<Expiry>('never');
  const [made, setMade] = useState<string>();
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const { field, show, showRefusal } = useFieldProblems(fields);
  const announceChange = useAnnounced(queryKeys.tokens);
  const create = useMutation({
    mutationFn: createToken,
    onError: showRefusal,
    onSuccess: async ({ token }) => {
      setName('');
      setMade(token);
      await announceChange(words.created);
    },
  });
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (create.isPending) return;
    const isMissing = name.trim() === '';
    show(isMissing ? { name: texts.missing } : {});
    if (!isMissing) create.mutate({ name, scope, expires_at: whenOver(expiry) });
  };
  return (
    <div className="stack-small" {...keptFocus}>
      {made === undefined ? null : <ShownOnce value={made} words={words.shownOnce} onHide={() => setMade(undefined)} />}
      <form className="stack-small" onSubmit={submit} noValidate aria-labelledby="new-token">
        <h3 id="new-token">{words.add}</h3>
        <InputField
          label={words.name}
          hint={words.nameHint}
          {...field('name')}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <SelectField
          label={words.scope}
          value={scope}
          options={scopes.map((value) => ({ value, label: words.scopes[value] }))}
          onChange={(chosen) => setScope(chosen ?? 'scan')}
        />
        <SelectField
          label={words.expiry}
          value={expiry}
          options={expiries.map((value) => ({ value, label: words.expiries[value] }))}
          onChange={(chosen) => setExpiry(chosen ?? 'never')}
        />
        <ErrorLine error={placeProblems(create.error, fields).rest} summary={words.failed} />
        <div className="button-line">
          <Button type="submit" isBusy={create.isPending}>
            {words.create}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Uses this device's clock. */
function whenOver(expiry: Expiry): string | null {
  return expiry === 'never' ? null : new Date(Date.now() + Number(expiry) * dayMs).toISOString();
}
