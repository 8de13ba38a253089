/**
 * Who may import whom in the web UI, folder by folder, lowest first. A folder imports only what the table names, so
 * that a section of the UI can be changed, or removed, without looking at the others.
 */
export const webArrows: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['app.tsx', 'router.tsx', 'texts', 'theme.ts'],
  'app.tsx': ['api', 'router.tsx', 'texts'],
  // The router loads each section when it is first opened.
  'router.tsx': [
    'access',
    'audit',
    'components',
    'issues',
    'page',
    'parts',
    'reach',
    'review',
    'scan',
    'scans',
    'schedules',
    'search-params.ts',
    'settings',
    'shared',
    'targets',
  ],

  // Sections: one folder per part of the UI.
  scan: ['api', 'components', 'issues', 'parts', 'reach', 'search-params.ts', 'shares', 'texts'],
  scans: ['api', 'parts', 'search-params.ts', 'sign-ins', 'texts'],
  // Its form has the fields of the form that starts a scan.
  schedules: ['api', 'parts', 'scans', 'texts'],
  targets: ['api', 'parts', 'search-params.ts', 'texts'],
  page: ['api', 'issues', 'parts', 'reach', 'shares', 'texts'],
  components: ['api', 'issues', 'parts', 'shares', 'texts'],
  // What needs review, one finding after the other.
  review: ['api', 'issues', 'parts', 'texts'],
  issues: ['api', 'parts', 'reach', 'search-params.ts', 'shares', 'texts'],
  settings: ['access', 'api', 'parts', 'shares', 'sign-ins', 'texts', 'webhooks'],
  // The frame of every page, the page that signs in, and the tokens in the settings.
  access: ['api', 'parts', 'texts'],
  // Links that show a part of a scan: where they are made, and their list in the settings.
  shares: ['api', 'parts', 'texts'],
  // What such a link opens: the sections of a scan, in a frame of their own.
  shared: ['api', 'components', 'parts', 'reach', 'texts'],
  audit: ['api', 'parts', 'schedules', 'texts'],
  webhooks: ['api', 'parts', 'texts'],
  // In the settings, and where one is chosen for a scan.
  'sign-ins': ['api', 'parts', 'texts'],

  // What all sections share.
  parts: ['api', 'reach', 'search-params.ts', 'texts', 'theme.ts'],
  'search-params.ts': ['api'],
  'theme.ts': [],
  // The language that its requests ask for, and the share link that they go through.
  api: ['reach', 'texts'],
  // What the page may show: all, or the subject of a share link.
  reach: [],
  texts: [],
};
