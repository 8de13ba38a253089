import type { ReactNode } from 'react';
import type { AuditEvent } from '../api/audit.ts';
import { Link } from '../parts/link.tsx';
import { readableUrl } from '../parts/readable-url.ts';
import { UrlText } from '../parts/url-text.tsx';
import { auditTexts as words } from '../texts/audit.ts';
import { formatTime } from '../texts/format.ts';

type Linked = {
  readonly id: string;
  readonly name: string;
  readonly details: AuditEvent['details'];
  readonly children: ReactNode;
};

/** The name of what was changed, as a link to it while it is there. */
export function SubjectLink({ event }: { readonly event: AuditEvent }) {
  const { action, subject, details } = event;
  if (subject === null) return null;
  const name = subject.name ?? subject.id;
  const text = <UrlText>{readableUrl(name)}</UrlText>;
  const [kind = ''] = action.split('.');
  const To = subject.exists && Object.hasOwn(links, kind) ? links[kind] : undefined;
  return To === undefined ? (
    text
  ) : (
    <To {...{ id: subject.id, name, details }}>
      {text}
      {/* Several changes of one site have links with the same text that lead to different scans. */}
      <span className="visually-hidden">{words.ofChange(formatTime(event.created_at), event.id)}</span>
    </To>
  );
}

/** The link to each kind of subject, by the first word of the action. */
const links: Readonly<Record<string, (linked: Linked) => ReactNode>> = {
  scan: ({ id, children }) => (
    <Link to="/scans/$scanId" params={{ scanId: id }}>
      {children}
    </Link>
  ),
  mark: ({ name, details, children }) => (
    <Link
      to="/scans/$scanId/issues/$kind/$key"
      params={{ scanId: String(details['scan_id']), kind: String(details['kind']), key: name }}
    >
      {children}
    </Link>
  ),
  verdict: ({ name, children }) => (
    <Link to="/targets" search={{ q: name }}>
      {children}
    </Link>
  ),
  schedule: ({ id, children }) => (
    <Link to="/schedules" hash={id}>
      {children}
    </Link>
  ),
  sign_in: inSettings('sign-ins'),
  webhook: inSettings('webhooks'),
  share: inSettings('shares'),
  token: inSettings('access'),
};

function inSettings(section: string) {
  return function Setting({ id, children }: Linked) {
    return (
      <Link to="/settings/$section" params={{ section }} hash={id}>
        {children}
      </Link>
    );
  };
}
