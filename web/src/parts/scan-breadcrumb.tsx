import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { scanQuery } from '../api/scans.ts';
import { scanTexts } from '../texts/scan.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { nameTarget } from './name-target.ts';

/** `section`: the link to the section of the scan that the route belongs to. */
type Props = { readonly scanId: string; readonly section: ReactNode; readonly here: string };

/** For a route below a section of a scan: the scan, the section, and what is shown. */
export function ScanBreadcrumb({ scanId, section, here }: Props) {
  const { data: scan } = useQuery(scanQuery(scanId));
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
