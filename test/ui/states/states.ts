import { listAccessStates } from './access-states.ts';
import { listIssueStates } from './issue-states.ts';
import { listListStates } from './list-states.ts';
import { listPartStates, listScanStates } from './scan-states.ts';
import { listSettingsStates } from './settings-states.ts';

/** All that the routes can look like besides their usual selves. */
export const stateLists = {
  'the list of scans': listListStates,
  'a scan': listScanStates,
  'pages and comparison': listPartStates,
  issues: listIssueStates,
  settings: listSettingsStates,
  'access control': listAccessStates,
} as const;
