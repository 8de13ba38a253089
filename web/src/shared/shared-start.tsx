import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { sharedQuery } from '../api/shares.ts';
import { SharedComponent } from './shared-component.tsx';

/** The page that a share link opens: its subject. */
export function SharedStart() {
  const { data: share } = useQuery(sharedQuery);
  if (share === undefined) return null;
  const { scan_id: scanId, subject } = share;
  switch (subject.kind) {
    case 'scan':
      return <Navigate to="/scans/$scanId" params={{ scanId }} replace />;
    case 'page':
      return <Navigate to="/scans/$scanId/pages/$pageId" params={{ scanId, pageId: subject.id }} replace />;
    case 'issue':
      return (
        <Navigate
          to="/scans/$scanId/issues/$kind/$key"
          params={{ scanId, kind: subject.issue_kind, key: subject.key }}
          replace
        />
      );
    default:
      return <SharedComponent share={share} componentKey={subject.key} />;
  }
}
