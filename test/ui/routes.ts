import type { Seeds } from './seed-scans.ts';

export type UiRoute = {
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  /** The heading when the page is German. */
  readonly german: string | RegExp;
};

/** Every route of the interface, with the heading that shows that it has arrived. */
export function listRoutes({ later, failed, pageId, occurrenceId }: Omit<Seeds, 'earlier'>): readonly UiRoute[] {
  const scan = `/scans/${later.id}`;
  return [
    { name: 'scans', path: '/', heading: 'All scans', german: 'Alle Scans' },
    { name: 'scan', path: scan, heading: 'Failures by WCAG criterion', german: 'Fehler nach WCAG-Kriterium' },
    {
      name: 'scan-failed',
      path: `/scans/${failed.id}`,
      heading: 'No pages could be scanned',
      german: 'Keine Seite konnte gescannt werden',
    },
    { name: 'components', path: `${scan}/components`, heading: 'main > ', german: 'main > ' },
    { name: 'issues', path: `${scan}/issues`, heading: 'Images must have alternative text', german: /alternativ/iu },
    { name: 'issue', path: `${scan}/issues/failed/color-contrast`, heading: 'Element 1', german: 'Element 1' },
    {
      name: 'occurrence',
      path: `${scan}/occurrences/${occurrenceId}`,
      heading: 'Why it matters',
      german: 'Warum es wichtig ist',
    },
    { name: 'review', path: `${scan}/review`, heading: 'Is this a problem?', german: 'Ist das ein Problem?' },
    { name: 'pages', path: `${scan}/pages`, heading: 'A page without a fault', german: 'A page without a fault' },
    { name: 'page', path: `${scan}/pages/${pageId}`, heading: 'History of this page', german: 'Verlauf dieser Seite' },
    {
      name: 'standards',
      path: `${scan}/standards?standard=en301549-v4`,
      heading: 'Clauses of EN 301 549 V4.1.1',
      german: 'Abschnitte: EN 301 549 V4.1.1',
    },
    {
      name: 'comparison',
      path: `${scan}/comparison`,
      heading: 'Issues and how they changed',
      german: 'Probleme und wie sie sich geändert haben',
    },
    {
      name: 'changed',
      path: `${scan}/comparison/elements`,
      heading: 'Elements that changed',
      german: 'Geänderte Elemente',
    },
    { name: 'targets', path: '/targets', heading: '/status/404', german: '/status/404' },
    { name: 'schedules', path: '/schedules', heading: 'Add a schedule', german: 'Zeitplan hinzufügen' },
    { name: 'settings', path: '/settings', heading: 'Integrations', german: 'Integrationen' },
    { name: 'reporting', path: '/settings/reporting', heading: 'Reporting', german: 'Berichte' },
    {
      name: 'performance',
      path: '/settings/performance',
      heading: 'Performance and storage',
      german: 'Leistung und Speicherplatz',
    },
    { name: 'sign-ins', path: '/settings/sign-ins', heading: 'Sign-ins', german: 'Anmeldungen' },
    { name: 'webhooks', path: '/settings/webhooks', heading: 'Webhooks', german: 'Webhooks' },
    { name: 'access', path: '/settings/access', heading: 'Access', german: 'Zugang' },
    { name: 'integrations', path: '/settings/integrations', heading: 'Integrations', german: 'Integrationen' },
    { name: 'shares', path: '/settings/shares', heading: 'Share links', german: 'Geteilte Links' },
    { name: 'health', path: '/settings/health', heading: 'Jobs', german: 'Aufträge' },
    { name: 'audit', path: '/audit', heading: 'Changes, newest first', german: 'Änderungen, die neuesten zuerst' },
  ];
}
