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
    'review',
    'scan',
    'scans',
    'schedules',
    'search-params.ts',
    'settings',
    'targets',
    'texts',
  ],

  // Sections: one folder per part of the UI.
  scan: ['api', 'components', 'issues', 'parts', 'search-params.ts', 'texts'],
  scans: ['api', 'parts', 'search-params.ts', 'sign-ins', 'texts'],
  // Its form has the fields of the form that starts a scan.
  schedules: ['api', 'parts', 'scans', 'texts'],
  targets: ['api', 'parts', 'search-params.ts', 'texts'],
  page: ['api', 'issues', 'parts', 'texts'],
  components: ['api', 'issues', 'parts', 'texts'],
  // What needs review, one finding after the other.
  review: ['api', 'issues', 'parts', 'texts'],
  issues: ['api', 'parts', 'search-params.ts', 'texts'],
  settings: ['access', 'api', 'parts', 'sign-ins', 'texts', 'webhooks'],
  // The frame of every page, the page that signs in, and the tokens in the settings.
  access: ['api', 'parts', 'texts'],
  audit: ['api', 'parts', 'schedules', 'texts'],
  webhooks: ['api', 'parts', 'texts'],
  // In the settings, and where one is chosen for a scan.
  'sign-ins': ['api', 'parts', 'texts'],

  // What all sections share.
  parts: ['api', 'search-params.ts', 'texts', 'theme.ts'],
  'search-params.ts': ['api'],
  'theme.ts': [],
  // The language that its requests ask for.
  api: ['texts'],
  texts: [],
};
