import type { AuditEvent } from '../api/audit.ts';
import { describeTimes } from '../schedules/read-schedule.ts';
import { accessTexts } from '../texts/access.ts';
import { auditTexts as words } from '../texts/audit.ts';
import { texts } from '../texts/base.ts';
import { formatTime, list } from '../texts/format.ts';
import { issueTexts } from '../texts/issues.ts';
import { markTexts } from '../texts/marks.ts';
import { settingsTexts } from '../texts/settings.ts';
import { signInTexts } from '../texts/sign-ins.ts';
import { webhookTexts } from '../texts/webhooks.ts';

export type KnownAction = keyof typeof words.actions;

export const listKnownActions = (): readonly KnownAction[] => Object.keys(words.actions).filter(isKnown);

/** What was done, as words: a newer service may report actions that have none here. */
export function describeAction(action: string): string {
  return isKnown(action) ? words.actions[action] : action;
}

export function describeActor({ kind, name }: AuditEvent['actor']): string {
  // Its name is its id.
  if (kind === 'schedule') return words.schedule;
  return name ?? (kind === 'command_line' ? words.commandLine : words.someone);
}

/** Facts of the event in words. What a newer service reports stays as the interface names it. */
export function describeDetails({ action, details }: Pick<AuditEvent, 'action' | 'details'>): string {
  const [subject = ''] = action.split('.');
  return Object.entries(details)
    .map(([name, value]) => `${nameDetail(subject, name)}: ${describeValues(subject, name, value)}`)
    .join('; ');
}

function nameDetail(subject: string, name: string): string {
  return (subject === 'token' && name === 'scope' ? words.scope : wordIn(words.details, name)) ?? name;
}

function describeValues(subject: string, name: string, value: AuditEvent['details'][string]): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (name === 'expires_at' && typeof value === 'string') return formatTime(value);
  if (name === 'cron' && typeof value === 'string') return describeTimes(value);
  const known = valuesOf[`${subject}.${name}`]?.() ?? {};
  return list([value].flat().map((one) => wordIn(known, String(one)) ?? String(one)));
}

/** What values of details mean, by what was changed and the name of the detail. The texts are there when they are asked for. */
const valuesOf: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  'scan.scan_type': () => texts.scans.type,
  'mark.kind': () => texts.kind,
  'mark.scope': () => markTexts.scopeNames,
  'mark.verdict': () => issueTexts.verdicts,
  'verdict.verdict': () => words.answers,
  'verdict.viewport': () => texts.viewport,
  'sign_in.kind': () => signInTexts.kinds,
  'webhook.kind': () => webhookTexts.kinds,
  'webhook.events': () => webhookTexts.events,
  'webhook.fields': () => words.webhookFields,
  'share.kind': () => words.shareKinds,
  'token.scope': () => accessTexts.scopes,
  'settings.fields': () => ({
    ...inGroup('reporting', settingsTexts.reporting),
    ...inGroup('performance', settingsTexts.performance),
    'integrations.mcp_enabled': settingsTexts.integrations.mcp_enabled,
    'integrations.generate_mcp_key': settingsTexts.integrations.key,
  }),
};

function inGroup(group: string, fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).map(([name, said]): [string, string] => [`${group}.${name}`, said]));
}

function wordIn(known: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

function isKnown(action: string): action is KnownAction {
  return Object.hasOwn(words.actions, action);
}
