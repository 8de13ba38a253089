import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../api/query-keys.ts';
import type { Webhook } from '../api/webhooks.ts';
import { changeWebhook } from '../api/webhooks.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { placeProblems, useFieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { explain } from '../parts/notices.tsx';
import { useAnnounced } from '../parts/use-announced.ts';
import { webhookTexts as words } from '../texts/webhooks.ts';
import { EventChoices } from './event-choices.tsx';

const paths = { url: ['url'], events: ['events'] } as const;

type Props = {
  readonly webhook: Webhook;
  readonly host: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Another URL, other events. The stored URL is a secret: an empty field keeps it. */
export function ChangeWebhook({ webhook, host, isOpen, onClose }: Props) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState(webhook.events);
  const { field, show, showRefusal } = useFieldProblems(paths);
  const announceChange = useAnnounced(queryKeys.webhooks);
  const change = useMutation({
    mutationFn: () => changeWebhook(webhook.id, { ...(url.trim() !== '' && { url: url.trim() }), events }),
    onError: showRefusal,
    onSuccess: async () => {
      setUrl('');
      onClose();
      await announceChange(words.changed);
    },
  });
  const confirm = () => {
    show(events.length === 0 ? { events: words.noEvent } : {});
    if (events.length > 0) change.mutate();
  };
  const { rest } = placeProblems(change.error, paths);
  return (
    <ConfirmDialog
      title={words.changeTitle(host)}
      confirm={words.changeConfirm}
      look="primary"
      isOpen={isOpen}
      isBusy={change.isPending}
      error={rest === null ? undefined : explain(rest)}
      onConfirm={confirm}
      onClose={() => {
        onClose();
        change.reset();
        show({});
        setUrl('');
        setEvents(webhook.events);
      }}
    >
      <InputField
        label={words.newUrl}
        hint={words.newUrlHint}
        {...field('url')}
        inputMode="url"
        autoComplete="off"
        value={url}
        onChange={setUrl}
      />
      <EventChoices chosen={events} {...field('events')} onChange={setEvents} />
    </ConfirmDialog>
  );
}
