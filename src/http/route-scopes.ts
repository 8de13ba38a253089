import type { Scope } from '../access/scope.ts';

/** `open`: needs no caller. Such a route shows no data, or checks its callers itself. */
export type RouteScope = Scope | 'open';

/**
 * What a caller needs for each route while access control is on. A route that is not listed needs `admin`, and a test
 * (`test/contracts/access.test.ts`) fails. HEAD needs what GET needs.
 */
export const routeScopes: Readonly<Record<string, RouteScope>> = {
  // The page of the UI and its files hold no data.
  'GET /': 'open',
  'GET /*': 'open',
  'GET /assets/*': 'open',
  // It has its own key.
  'POST /mcp': 'open',
  'GET /api/health': 'open',
  // Who the caller is, and signing in and out.
  'GET /api/session': 'open',
  'POST /api/session': 'open',
  'DELETE /api/session': 'open',

  'GET /api/docs': 'read',
  'GET /api/docs.css': 'read',
  'GET /api/openapi.json': 'read',
  'GET /api/version': 'read',
  'GET /api/health/details': 'read',
  'GET /api/jobs': 'read',
  'GET /api/scans': 'read',
  'GET /api/scans/:id': 'read',
  'GET /api/scans/:id/events': 'read',
  'GET /api/scans/:id/pages': 'read',
  'GET /api/scans/:id/sample': 'read',
  'GET /api/scans/:id/pages/:page_id': 'read',
  'GET /api/scans/:id/issues': 'read',
  'GET /api/scans/:id/issues/chunks': 'read',
  'GET /api/scans/:id/issues/details': 'read',
  'GET /api/scans/:id/components': 'read',
  'GET /api/scans/:id/comparison': 'read',
  'GET /api/scans/:id/false-positives': 'read',
  'GET /api/scans/:id/screenshots/:name': 'read',
  'GET /api/scans/:id/standards/:standard': 'read',
  'GET /api/standards': 'read',
  'GET /api/scans/:id/reports': 'read',
  'GET /api/scans/:id/issues/report.csv': 'read',
  'GET /api/scans/:id/issues/report.pdf': 'read',
  'GET /api/scans/:id/issues/report.html': 'read',
  'GET /api/scans/:id/issues/report.xlsx': 'read',
  'GET /api/scans/:id/issues/report.llm.txt': 'read',
  'GET /api/scans/:id/issues/report.json': 'read',
  'GET /api/scans/:id/issues/report.sarif': 'read',
  'GET /api/scans/:id/issues/report.junit.xml': 'read',
  'GET /api/scans/:id/issues/report.gitlab.json': 'read',
  'GET /api/scans/:id/issues/report.codequality.json': 'read',
  'GET /api/scans/:id/issues/report.md': 'read',
  'GET /api/scans/:id/issues/report.wcag-em.json': 'read',
  'GET /api/scans/:id/issues/report.earl.json': 'read',
  'GET /api/scans/:id/issues/report.openacr.yaml': 'read',
  'GET /api/targets': 'read',
  'GET /api/targets/progress.csv': 'read',
  'GET /api/targets/progress.pdf': 'read',
  'GET /api/settings': 'read',
  'GET /api/schedules': 'read',
  'GET /api/schedules/:id': 'read',

  'POST /api/scans': 'scan',
  'POST /api/scans/preview': 'scan',
  'POST /api/scans/:id/pause': 'scan',
  'POST /api/scans/:id/resume': 'scan',
  'POST /api/scans/:id/retry-failed': 'scan',
  'POST /api/scans/:id/rescan': 'scan',
  'DELETE /api/scans/:id': 'scan',
  'POST /api/scans/:id/false-positives': 'scan',
  'DELETE /api/scans/:id/false-positives/:mark_id': 'scan',
  'POST /api/schedules': 'scan',
  'PUT /api/schedules/:id': 'scan',
  'DELETE /api/schedules/:id': 'scan',
  // A scan names one of them.
  'GET /api/sign-ins': 'scan',
  'GET /api/sign-ins/:id': 'scan',

  'PUT /api/settings': 'admin',
  'POST /api/sign-ins': 'admin',
  'PUT /api/sign-ins/:id': 'admin',
  'DELETE /api/sign-ins/:id': 'admin',
  'POST /api/sign-ins/:id/test': 'admin',
  'GET /api/webhooks': 'admin',
  'POST /api/webhooks': 'admin',
  'GET /api/webhooks/:id': 'admin',
  'PUT /api/webhooks/:id': 'admin',
  'DELETE /api/webhooks/:id': 'admin',
  'POST /api/webhooks/:id/test': 'admin',
  'GET /api/webhooks/:id/deliveries': 'admin',
  'POST /api/webhooks/:id/deliveries/:delivery_id/retry': 'admin',
  'GET /api/audit': 'admin',
  'GET /api/tokens': 'admin',
  'POST /api/tokens': 'admin',
  'DELETE /api/tokens/:id': 'admin',
};

/** `path` as the route declares it. */
export function scopeOfRoute(method: string, path: string): RouteScope {
  return routeScopes[`${method === 'HEAD' ? 'GET' : method} ${path}`] ?? 'admin';
}
