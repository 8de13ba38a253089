import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Frame } from './access/frame.tsx';
import { SharedFrame } from './shared/shared-frame.tsx';
import { basePath, isShared } from './reach/share-link.ts';
import {
  parseChangedSearch,
  parseComparisonSearch,
  parseComponentsSearch,
  parseIssueSearch,
  parseIssuesSearch,
  keepStandard,
  parsePagesSearch,
  parseScanSearch,
  parseScansSearch,
  parseSitesSearch,
} from './search-params.ts';
import { loadPart } from './parts/load-part.ts';
import { Crashed } from './parts/notices.tsx';
import { Loading } from './parts/loading.tsx';
import { NotFound } from './parts/not-found.tsx';

const root = createRootRoute({
  component: isShared ? SharedFrame : Frame,
  notFoundComponent: () => <NotFound />,
});

const sharedStart = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => loadPart(import('./shared/shared-start.tsx')), 'SharedStart'),
});

const scans = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: parseScansSearch,
  component: lazyRouteComponent(() => loadPart(import('./scans/scans-page.tsx')), 'ScansPage'),
});

const targets = createRoute({
  getParentRoute: () => root,
  path: '/targets',
  validateSearch: parseSitesSearch,
  component: lazyRouteComponent(() => loadPart(import('./targets/targets-page.tsx')), 'TargetsPage'),
});

const schedules = createRoute({
  getParentRoute: () => root,
  path: '/schedules',
  component: lazyRouteComponent(() => loadPart(import('./schedules/schedules-page.tsx')), 'SchedulesPage'),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => loadPart(import('./settings/settings-overview.tsx')), 'SettingsOverview'),
});

const settingsSection = createRoute({
  getParentRoute: () => root,
  path: '/settings/$section',
  component: lazyRouteComponent(() => loadPart(import('./settings/settings-section.tsx')), 'SettingsSection'),
});

const audit = createRoute({
  getParentRoute: () => root,
  path: '/audit',
  component: lazyRouteComponent(() => loadPart(import('./audit/audit-page.tsx')), 'AuditPage'),
});

const issue = createRoute({
  getParentRoute: () => root,
  path: '/scans/$scanId/issues/$kind/$key',
  validateSearch: parseIssueSearch,
  search: { middlewares: [keepStandard] },
  component: lazyRouteComponent(() => loadPart(import('./issues/issue-page.tsx')), 'IssuePage'),
});

const occurrence = createRoute({
  getParentRoute: () => root,
  path: '/scans/$scanId/occurrences/$occurrenceId',
  component: lazyRouteComponent(() => loadPart(import('./issues/occurrence-page.tsx')), 'OccurrencePage'),
});

const page = createRoute({
  getParentRoute: () => root,
  path: '/scans/$scanId/pages/$pageId',
  component: lazyRouteComponent(() => loadPart(import('./page/page-view.tsx')), 'PageView'),
});

const review = createRoute({
  getParentRoute: () => root,
  path: '/scans/$scanId/review',
  component: lazyRouteComponent(() => loadPart(import('./review/review-page.tsx')), 'ReviewPage'),
});

const scan = createRoute({
  getParentRoute: () => root,
  path: '/scans/$scanId',
  validateSearch: parseScanSearch,
  search: { middlewares: [keepStandard] },
  component: lazyRouteComponent(() => loadPart(import('./scan/scan-frame.tsx')), 'ScanFrame'),
});

const overview = createRoute({
  getParentRoute: () => scan,
  path: '/',
  component: lazyRouteComponent(() => loadPart(import('./scan/overview-page.tsx')), 'OverviewPage'),
});

const issues = createRoute({
  getParentRoute: () => scan,
  path: '/issues',
  validateSearch: parseIssuesSearch,
  component: lazyRouteComponent(() => loadPart(import('./issues/issues-page.tsx')), 'IssuesPage'),
});

const components = createRoute({
  getParentRoute: () => scan,
  path: '/components',
  validateSearch: parseComponentsSearch,
  component: lazyRouteComponent(() => loadPart(import('./components/components-page.tsx')), 'ComponentsPage'),
});

const pages = createRoute({
  getParentRoute: () => scan,
  path: '/pages',
  validateSearch: parsePagesSearch,
  component: lazyRouteComponent(() => loadPart(import('./scan/pages-page.tsx')), 'PagesPage'),
});

const comparison = createRoute({
  getParentRoute: () => scan,
  path: '/comparison',
  validateSearch: parseComparisonSearch,
  component: lazyRouteComponent(() => loadPart(import('./scan/comparison-page.tsx')), 'ComparisonPage'),
});

const changed = createRoute({
  getParentRoute: () => scan,
  path: '/comparison/elements',
  validateSearch: parseChangedSearch,
  component: lazyRouteComponent(() => loadPart(import('./scan/changed-page.tsx')), 'ChangedPage'),
});

const standards = createRoute({
  getParentRoute: () => scan,
  path: '/standards',
  component: lazyRouteComponent(() => loadPart(import('./scan/standards-page.tsx')), 'StandardsPage'),
});

const whole = root.addChildren([
  scans,
  targets,
  schedules,
  settings,
  settingsSection,
  audit,
  issue,
  occurrence,
  page,
  review,
  scan.addChildren([overview, components, issues, pages, standards, comparison, changed]),
]);

/** The routes that a share link can show. Links of its pages lead to the same routes, so the type is that of the whole tree. */
function treeOfLink(): typeof whole {
  const parts = [sharedStart, issue, occurrence, page];
  const inScan = scan.addChildren([overview, components, issues, pages, standards]);
  return root.addChildren([...parts, inScan]) as unknown as typeof whole;
}

export const router = createRouter({
  routeTree: isShared ? treeOfLink() : whole,
  basepath: basePath,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: Loading,
  defaultErrorComponent: Crashed,
  // Plain queries that people can read and write by hand: every value is text, each route parses its own.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text === '' ? '' : `?${text}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
