import type { WebhookEvent } from '../api/webhooks.ts';
import { texts } from '../texts/texts.ts';
import { events } from './event-names.ts';

type Props = { readonly chosen: readonly WebhookEvent[]; readonly onChange: (chosen: WebhookEvent[]) => void };

export function EventChoices({ chosen, onChange }: Props) {
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    onChange(events.filter((one) => (one === event ? isOn : chosen.includes(one))));
  return (
    <fieldset className="field">
      <legend>{texts.webhooks.when}</legend>
      {events.map((event) => (
        <label key={event} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(event)}
            onChange={(change) => toggle(event, change.target.checked)}
          />
          {texts.webhooks.events[event]}
        </label>
      ))}
    </fieldset>
  );
}
