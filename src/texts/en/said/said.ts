import { advice } from './advice.ts';
import { dropped } from './dropped.ts';
import { egress } from './egress.ts';
import { fields } from './fields.ts';
import { health } from './health.ts';
import { network } from './network.ts';
import { notes } from './notes.ts';
import { refusals } from './refusals.ts';
import { requests } from './requests.ts';
import { rgaa } from './rgaa.ts';
import { scans } from './scans.ts';
import { schedules } from './schedules.ts';
import { scopes } from './scopes.ts';
import { secrets } from './secrets.ts';
import { sessions } from './sessions.ts';
import { sitemaps } from './sitemaps.ts';
import { standards } from './standards.ts';
import { statuses } from './statuses.ts';
import { titles } from './titles.ts';
import { tools } from './tools.ts';
import { visits } from './visits.ts';
import { wcag } from './wcag.ts';
import { webhooks } from './webhooks.ts';

/** The sentences of the service, by theme and code. Each language has a folder of the same files. */
export const said = {
  advice,
  dropped,
  egress,
  fields,
  health,
  network,
  notes,
  refusals,
  requests,
  rgaa,
  scans,
  schedules,
  scopes,
  secrets,
  sessions,
  sitemaps,
  standards,
  statuses,
  titles,
  tools,
  visits,
  wcag,
  webhooks,
};
