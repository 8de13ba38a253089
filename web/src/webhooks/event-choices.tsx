import type { WebhookEvent } from '../api/webhooks.ts';
import { webhookTexts as words } from '../texts/webhooks.ts';
import { events } from './event-names.ts';

type Props = { readonly chosen: readonly WebhookEvent[]; readonly onChange: (chosen: WebhookEvent[]) => void };

export function EventChoices({ chosen, onChange }: Props) {
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    onChange(events.filter((one) => (one === event ? isOn : chosen.includes(one))));
  return (
    <fieldset className="field">
      <legend>{words.when}</legend>
      {events.map((event) => (
        <label key={event} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(event)}
            onChange={(change) => toggle(event, change.target.checked)}
          />
          {words.events[event]}
        </label>
      ))}
    </fieldset>
  );
}
