import { useMutation } from '@tanstack/react-query';
import type { SubmitEventHandler } from 'react';
import { useState } from 'react';
import type { NewWebhookInput } from '../api/api-types.ts';
import { queryKeys } from '../api/query-keys.ts';
import { createWebhook } from '../api/webhooks.ts';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { placeProblems, useFieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { useAnnounced } from '../parts/use-announced.ts';
import { texts } from '../texts/base.ts';
import { webhookTexts as words } from '../texts/webhooks.ts';
import { EventChoices } from './event-choices.tsx';
import { events } from './event-names.ts';

const kinds = ['standard', 'slack'] as const;

type Fields = Required<Pick<NewWebhookInput, 'url' | 'kind' | 'events'>>;

const paths = { url: ['url'], events: ['events'] } as const;
const empty: Fields = { url: '', kind: 'standard', events };

/** The secret of a new webhook is shown once and held in this component alone. */
export function NewWebhookForm() {
  const [fields, setFields] = useState(empty);
  const [secret, setSecret] = useState<string | null>(null);
  const { field, show, showRefusal } = useFieldProblems(paths);
  const announceChange = useAnnounced(queryKeys.webhooks);
  const create = useMutation({
    mutationFn: createWebhook,
    onError: showRefusal,
    onSuccess: async (created) => {
      setFields(empty);
      setSecret(created.secret);
      await announceChange(words.saved);
    },
  });
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (create.isPending) return;
    const missing = findMissing(fields);
    show(missing);
    if (Object.keys(missing).length === 0) create.mutate(fields);
  };
  return (
    <>
      {secret === null ? null : <ShownOnce value={secret} words={words.shownOnce} onHide={() => setSecret(null)} />}
      <form className="stack-small" onSubmit={submit} noValidate aria-labelledby="new-webhook">
        <h3 id="new-webhook">{words.add}</h3>
        <InputField
          label={words.url}
          hint={words.urlHint}
          {...field('url')}
          inputMode="url"
          autoComplete="off"
          value={fields.url}
          onChange={(url) => setFields({ ...fields, url })}
        />
        <SelectField
          label={words.kind}
          value={fields.kind}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(kind) => setFields({ ...fields, kind: kind ?? 'standard' })}
        />
        <EventChoices
          chosen={fields.events}
          {...field('events')}
          onChange={(chosen) => setFields({ ...fields, events: chosen })}
        />
        <ErrorLine error={placeProblems(create.error, paths).rest} summary={words.failed} />
        <div className="button-line">
          <Button type="submit" isBusy={create.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </>
  );
}

function findMissing({ url, events: chosen }: Fields) {
  return {
    ...(url.trim() === '' && { url: texts.missing }),
    ...(chosen.length === 0 && { events: words.noEvent }),
  };
}
