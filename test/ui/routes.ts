import type { Seeds } from './seed-scans.ts';

export type UiRoute = { readonly name: string; readonly path: string; readonly heading: string };

/** Every route of the interface, with the heading that shows that it has arrived. */
export function listRoutes({ later, failed, pageId }: Pick<Seeds, 'later' | 'failed' | 'pageId'>): readonly UiRoute[] {
  const scan = `/scans/${later.id}`;
  return [
    { name: 'scans', path: '/', heading: 'All scans' },
    { name: 'scan', path: scan, heading: 'Failures by WCAG criterion' },
    { name: 'scan-failed', path: `/scans/${failed.id}`, heading: 'No page could be scanned' },
    { name: 'components', path: `${scan}/components`, heading: 'main > ' },
    { name: 'issues', path: `${scan}/issues`, heading: 'Images must have alternative text' },
    { name: 'issue', path: `${scan}/issues/failed/color-contrast`, heading: 'Occurrence 1' },
    { name: 'review', path: `${scan}/review`, heading: 'Is this a problem?' },
    { name: 'pages', path: `${scan}/pages`, heading: 'A page without a fault' },
    { name: 'page', path: `${scan}/pages/${pageId}`, heading: 'History of this page' },
    { name: 'standards', path: `${scan}/standards?standard=en301549-v4`, heading: 'Clauses of EN 301 549 V4.1.1' },
    { name: 'comparison', path: `${scan}/comparison`, heading: 'Issues and how they changed' },
    { name: 'schedules', path: '/schedules', heading: 'Add a schedule' },
    { name: 'settings', path: '/settings', heading: 'Integrations' },
    { name: 'audit', path: '/audit', heading: 'Changes, newest first' },
  ];
}
