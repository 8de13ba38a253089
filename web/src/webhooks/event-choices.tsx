import type { Ref } from 'react';
import { useId } from 'react';
import type { WebhookEvent } from '../api/webhooks.ts';
import { webhookTexts as words } from '../texts/webhooks.ts';
import { events } from './event-names.ts';

type Props = {
  readonly chosen: readonly WebhookEvent[];
  readonly error: string | undefined;
  /** The first choice, where the focus goes when there is an error. */
  readonly firstRef: Ref<HTMLInputElement>;
  readonly onChange: (chosen: WebhookEvent[]) => void;
};

export function EventChoices({ chosen, error, firstRef, onChange }: Props) {
  const errorId = useId();
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    onChange(events.filter((one) => (one === event ? isOn : chosen.includes(one))));
  return (
    <fieldset className="field" aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{words.when}</legend>
      {events.map((event, index) => (
        <label key={event} className="choice">
          <input
            type="checkbox"
            ref={index === 0 ? firstRef : undefined}
            checked={chosen.includes(event)}
            onChange={(change) => toggle(event, change.target.checked)}
          />
          {words.events[event]}
        </label>
      ))}
      {error === undefined ? null : (
        <span id={errorId} className="field-error">
          {error}
        </span>
      )}
    </fieldset>
  );
}
