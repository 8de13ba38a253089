import { listAccessStates } from './access-states.ts';
import { listIssueStates } from './issue-states.ts';
import { listListStates } from './list-states.ts';
import { listPartStates, listScanStates } from './scan-states.ts';
import { listScheduleStates } from './schedule-states.ts';
import { listSettingsStates } from './settings-states.ts';
import { listWebhookStates } from './webhook-states.ts';

/** All that the routes can look like besides their usual selves. */
export const stateLists = {
  'the list of scans': listListStates,
  'a scan': listScanStates,
  'pages and comparison': listPartStates,
  issues: listIssueStates,
  schedules: listScheduleStates,
  settings: listSettingsStates,
  'access control': listAccessStates,
  webhooks: listWebhookStates,
} as const;
