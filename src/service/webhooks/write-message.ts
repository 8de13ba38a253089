import { say } from '../../texts/say.ts';
import type { Texts } from '../../texts/texts.ts';
import type { DeliveryRow } from './delivery-record.ts';
import { scanEventSchema, scheduleEventSchema, skipEvent } from './events.ts';
import type { ScanChange } from './scan-change.ts';
import type { WebhookSecrets } from './sealed-webhook.ts';
import { signMessage } from './sign-message.ts';
import { writeSlackText } from './slack-text.ts';
import { encodeJson } from '../../texts/encode-json.ts';

export type Message = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

type Sent = Pick<DeliveryRow, 'id' | 'event' | 'data' | 'scan_id' | 'created_at'> & {
  readonly change: ScanChange | null;
};

export type Sender = {
  /** The scheme and host that people use to reach the service. Undefined: send no link. */
  readonly publicUrl: string | undefined;
  readonly now: Date;
  readonly texts: Texts;
};

/** The message of one attempt. */
export function writeMessage(
  kind: 'standard' | 'slack',
  delivery: Sent,
  { secrets, sender }: { readonly secrets: WebhookSecrets; readonly sender: Sender },
): Message {
  const link = linkTo(delivery, sender);
  const body = encodeJson(
    kind === 'slack'
      ? { text: writeSlackText({ ...delivery, link }, sender.texts) }
      : {
          type: delivery.event,
          timestamp: delivery.created_at.toISOString(),
          data: { ...sayData(delivery, sender.texts), ...linkChange(delivery, link), link },
        },
  );
  const timestamp = Math.floor(sender.now.getTime() / 1_000);
  const signature = signMessage(listValid(secrets, sender.now), { id: delivery.id, timestamp, body });
  return { body, headers: { 'content-type': 'application/json', ...(kind === 'standard' && signature) } };
}

function linkTo({ scan_id: scanId, event }: Sent, { publicUrl }: Sender): string | null {
  if (publicUrl === undefined) return null;
  if (scanId !== null) return `${publicUrl}/scans/${scanId}`;
  return event === skipEvent ? `${publicUrl}/schedules` : null;
}

/** Events of scans say what changed, and where to see it. */
function linkChange({ event, change }: Sent, link: string | null): object {
  if (!event.startsWith('scan.')) return {};
  return { change: change === null ? null : { ...change, link: link === null ? null : `${link}/comparison` } };
}

function listValid({ secret, previous }: WebhookSecrets, now: Date): readonly string[] {
  if (secret === null) return [];
  const isValid = previous !== null && Date.parse(previous.until) > now.getTime();
  return isValid ? [secret, previous.secret] : [secret];
}

/** Stored data has its sentences as codes and facts. */
function sayData({ event, data }: Sent, { language }: Texts): object {
  if (event.startsWith('scan.')) {
    const { scan } = scanEventSchema.parse(data);
    const error = scan.error === null ? null : { code: scan.error.code, message: say(language, scan.error.said) };
    return { scan: { ...scan, error } };
  }
  if (event !== skipEvent) return typeof data === 'object' && data !== null ? data : {};
  const { schedule, skip } = scheduleEventSchema.parse(data);
  return { schedule, skip: { ...skip, detail: skip.detail === null ? null : say(language, skip.detail) } };
}
