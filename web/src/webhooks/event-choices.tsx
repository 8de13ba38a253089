import type { Ref } from 'react';
import { useId } from 'react';
import type { WebhookEvent } from '../api/webhooks.ts';
import { CheckField } from '../parts/check-field.tsx';
import { webhookTexts as words } from '../texts/webhooks.ts';
import { events } from './event-names.ts';

type Props = {
  readonly chosen: readonly WebhookEvent[];
  readonly error: string | undefined;
  /** The first choice, where the focus goes when there is an error. */
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onChange: (chosen: WebhookEvent[]) => void;
};

export function EventChoices({ chosen, error, inputRef, onChange }: Props) {
  const errorId = useId();
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    onChange(events.filter((one) => (one === event ? isOn : chosen.includes(one))));
  return (
    <fieldset className="field" aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{words.when}</legend>
      {events.map((event, index) => (
        <CheckField
          key={event}
          {...(index === 0 && { inputRef })}
          label={words.events[event]}
          isOn={chosen.includes(event)}
          onChange={(isOn) => toggle(event, isOn)}
        />
      ))}
      {error === undefined ? null : (
        <span id={errorId} className="field-error">
          {error}
        </span>
      )}
    </fieldset>
  );
}
