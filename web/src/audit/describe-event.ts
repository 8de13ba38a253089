import type { AuditEvent } from '../api/audit.ts';
import { auditTexts as words } from '../texts/audit.ts';

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

/** Facts of the event, as the interface names them. */
export function describeDetails(details: AuditEvent['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('; ');
}

function isKnown(action: string): action is KnownAction {
  return Object.hasOwn(words.actions, action);
}
