import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { use } from 'react';
import { scanQuery } from '../api/scans.ts';
import { sharedQuery } from '../api/shares.ts';
import { formatTime } from '../texts/format.ts';
import { scanTexts } from '../texts/scan.ts';
import { ShareContext } from '../reach/share-context.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Link } from './link.tsx';
import { nameTarget } from './name-target.ts';

/** `section`: the link to the section of the scan that the route belongs to. */
type Props = { readonly scanId: string; readonly section: ReactNode; readonly here: string };

/** For a route below a section of a scan: the scan, the section, and what is shown. A link to a part of it leads to neither, and names the site. */
export function ScanBreadcrumb({ scanId, section, here }: Props) {
  const share = use(ShareContext);
  const isPart = share !== undefined && share.subject.kind !== 'scan';
  const { data: scan } = useQuery({ ...scanQuery(scanId), enabled: !isPart });
  if (isPart) return <SharedFrom />;
  const link = (
    <Link to="/scans/$scanId" params={{ scanId }} activeOptions={{ exact: true }}>
      {scan === undefined ? scanTexts.loadingTitle : nameTarget(scan.url)}
    </Link>
  );
  return (
    <Breadcrumb
      steps={[
        { id: 'scan', link },
        { id: 'section', link: section },
      ]}
      here={here}
    />
  );
}

/** The site and the time of the scan that a shared part is from. */
function SharedFrom() {
  const { data: share } = useQuery(sharedQuery);
  if (share === undefined) return null;
  return (
    <p className="hint">
      {nameTarget(share.target)}, <time dateTime={share.created_at}>{formatTime(share.created_at)}</time>
    </p>
  );
}
