import type { Catalog } from '../catalog.ts';
import { formatNumber } from './format.ts';

export const texts = {
  title: 'Audit trail',
  intro: 'Who changed what in this service, for one year. Without access control, no one is known.',
  filters: 'Filter the audit trail',
  actor: 'Name of the token or user',
  action: 'Change',
  apply: 'Filter',
  list: 'Changes, newest first',
  shown: (value: number) => `${formatNumber(value)} shown`,
  older: 'Show older changes',
  someone: 'Someone',
  commandLine: 'Command line',
  schedule: 'A schedule',
  actions: {
    'scan.created': 'scan started',
    'scan.paused': 'scan paused',
    'scan.resumed': 'scan resumed',
    'scan.retried': 'failed pages retried',
    'scan.deleted': 'scan deleted',
    'mark.created': 'finding marked',
    'mark.removed': 'mark removed',
    'settings.changed': 'settings changed',
    'sign_in.created': 'sign-in created',
    'sign_in.replaced': 'sign-in replaced',
    'sign_in.deleted': 'sign-in deleted',
    'schedule.created': 'schedule created',
    'schedule.replaced': 'schedule replaced',
    'schedule.deleted': 'schedule deleted',
    'webhook.created': 'webhook created',
    'webhook.changed': 'webhook changed',
    'webhook.deleted': 'webhook deleted',
    'token.created': 'token created',
    'token.deleted': 'token deleted',
    'session.opened': 'signed in',
  },
} as const;

export type Texts = Catalog<typeof texts>;
