import type { AuditEvent } from '../api/audit.ts';
import { readableUrl } from '../parts/readable-url.ts';
import { UrlText } from '../parts/url-text.tsx';
import { formatTime } from '../texts/format.ts';
import { describeAction, describeActor, describeDetails } from './describe-event.ts';

export function AuditRow({ event }: { readonly event: AuditEvent }) {
  const { actor, action, subject, created_at: at } = event;
  const facts = describeDetails(event);
  return (
    <li className="row">
      <div className="stack-small">
        <p>
          <strong>{describeActor(actor)}</strong>
          {`: ${describeAction(action)}`}
          {subject === null ? null : (
            <>
              {' – '}
              <UrlText>{readableUrl(subject.name ?? subject.id)}</UrlText>
            </>
          )}
        </p>
        <p className="hint">
          <time dateTime={at}>{formatTime(at)}</time>
          {facts === '' ? '' : ` · ${facts}`}
        </p>
      </div>
    </li>
  );
}
