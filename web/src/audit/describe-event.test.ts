import { beforeAll, describe, expect, it } from 'vitest';
import { textsLoaded } from '../texts/load-texts.ts';
import { describeDetails } from './describe-event.ts';

beforeAll(textsLoaded);

describe('the facts of a change', () => {
  it.each([
    ['scan.created', { scan_type: 'list' }, 'Scan type: List of pages'],
    [
      'mark.created',
      { kind: 'needs_review', scope: 'selector', verdict: 'false_positive' },
      'Kind: Needs review; Applies to: One selector on every page; Decision: False positive',
    ],
    [
      'settings.changed',
      { fields: ['reporting.language', 'integrations.mcp_enabled'] },
      'Changed: Language of reports and MCP endpoint enabled',
    ],
    [
      'schedule.created',
      { cron: '0 3 * * 1', time_zone: 'Europe/Berlin', enabled: true },
      'Times: Every Monday at 03:00; Time zone: Europe/Berlin; On: yes',
    ],
    [
      'webhook.created',
      { kind: 'slack', events: ['scan.failed'], enabled: false },
      'Kind: Text for Slack; Events: A scan failed; On: no',
    ],
    ['webhook.changed', { fields: ['new_secret'] }, 'Changed: Secret'],
    ['token.created', { scope: 'scan' }, 'Permission: Read, scan and mark'],
    ['later.changed', { fields: ['color'], depth: 3 }, 'Changed: color; depth: 3'],
  ])('of %s are words', (action, details, said) => {
    expect(describeDetails({ action, details })).toBe(said);
  });
});
