import type { AuditEvent } from '../api/audit.ts';
import { formatTime } from '../texts/format.ts';
import { describeAction, describeActor, describeDetails } from './describe-event.ts';
import { SubjectLink } from './subject-link.tsx';

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
              <SubjectLink event={event} />
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
