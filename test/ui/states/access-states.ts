import type { Session, Token } from '../../../web/src/api/api-types.ts';
import { button, refuse } from './stage.ts';
import type { Stage, UiState } from './stage.ts';

const signedOut: Session = { access_control: true, caller: null };
const signedIn: Session = {
  access_control: true,
  caller: { kind: 'token', name: 'Ada', scope: 'admin', by_session: true },
};
const token: Token = {
  id: 'a',
  name: 'The pipeline of the web site',
  scope: 'scan',
  hint: 'x1Yz',
  created_at: '2026-01-01T00:00:00.000Z',
  last_used_at: null,
  expires_at: null,
};
const tokens = { tokens: [token, { ...token, id: 'b', name: 'Ada', last_used_at: token.created_at }] };

/** What access control looks like. The service of these tests has none. */
export function listAccessStates({ open }: Stage): readonly UiState[] {
  return [
    {
      name: 'the page to sign in, after a wrong token',
      show: async (page) => {
        await page.route('**/api/session', (route) =>
          route.request().method() === 'GET' ? route.fulfill({ json: signedOut }) : route.fallback(),
        );
        await open(page, '/');
        await page.getByLabel('Token').fill('ccut_wrong');
        await button(page, 'Sign in').click();
        await page.getByText('Access control is off').waitFor();
      },
    },
    {
      name: 'tokens, and one that was just created',
      show: async (page) => {
        await page.route('**/api/session', (route) => route.fulfill({ json: signedIn }));
        await page.route('**/api/tokens', (route) =>
          route.fulfill({
            json: route.request().method() === 'POST' ? { ...token, token: `ccut_${'x'.repeat(49)}` } : tokens,
          }),
        );
        await open(page, '/settings/access');
        await page.getByLabel('Name of the token').fill('Ada');
        await button(page, 'Create token').click();
        await page.getByText('Your new token').waitFor();
      },
    },
    {
      name: 'the question before a token is deleted',
      show: async (page) => {
        await page.route('**/api/session', (route) => route.fulfill({ json: signedIn }));
        await page.route('**/api/tokens', (route) => route.fulfill({ json: tokens }));
        await open(page, '/settings/access');
        await button(page, 'Delete Ada…').click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'settings for someone who may only read',
      show: async (page) => {
        const caller = { kind: 'user', name: 'bob@example.com', scope: 'read', by_session: false };
        await page.route('**/api/session', (route) => route.fulfill({ json: { ...signedIn, caller } }));
        await open(page, '/settings');
        await page.getByText('Only administrators can see this').waitFor();
      },
    },
    {
      name: 'an audit trail with more to show',
      show: async (page) => {
        const event = {
          id: '7',
          created_at: token.created_at,
          actor: { kind: 'token', name: 'Ada' },
          action: 'settings.changed',
          subject: null,
          details: { fields: ['performance.page_timeout_seconds', 'reporting.organization_name'] },
        };
        const other = {
          ...event,
          id: '6',
          action: 'scan.deleted',
          subject: { id: 'x', name: `https://example.com/${'long-'.repeat(40)}`, exists: false },
          details: {},
        };
        const linked = { ...other, id: '5', action: 'scan.paused', subject: { ...other.subject, exists: true } };
        const events = [event, other, linked];
        await page.route('**/api/audit*', (route) => route.fulfill({ json: { events, next: '6' } }));
        await open(page, '/audit');
        await button(page, 'Show older changes').waitFor();
      },
    },
    {
      name: 'no change matches the filters of the audit trail',
      show: async (page) => {
        await open(page, '/audit');
        await page.getByLabel('Name of the token or user').fill('no such name');
        await button(page, 'Filter').click();
        await page.getByText('No changes match these filters.').waitFor();
      },
    },
    {
      name: 'an audit trail that cannot be read',
      show: async (page) => {
        await refuse(page, '**/api/audit*');
        await open(page, '/audit');
        await button(page, 'Try again').waitFor();
      },
    },
  ];
}
