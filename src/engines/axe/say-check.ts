import type { CheckDetail } from '../../findings/remark.ts';
import type { CheckMessage } from './axe-locales.ts';
import { findAxeLocale, readEnglishChecks } from './axe-locales.ts';
import { fillAxeMessage } from './axe-rules.ts';

/**
 * axe's text about a check, translated if axe has a translation, or else in English. Undefined for a check of another
 * version.
 */
export function sayCheck({ id, result, data }: CheckDetail, language: string): string | undefined {
  const messages = findAxeLocale(language)?.checks.get(id) ?? readEnglishChecks().get(id);
  const message = messages?.[result] ?? messages?.fail;
  if (message === undefined) return undefined;
  const template = chooseTemplate(message, data);
  return template === undefined ? undefined : fillAxeMessage(template, data);
}

/**
 * Chooses like axe: by the number of items, or by the key from the check. Undefined for a key without a text in axe.
 */
function chooseTemplate(message: CheckMessage, data: unknown): string | undefined {
  if (typeof message === 'string') return message;
  if (Array.isArray(data) && data.length !== 1 && message['plural'] !== undefined) return message['plural'];
  if (Array.isArray(data)) return message['singular'] ?? message['default'];
  return message[readKey(data)] ?? message['default'];
}

function readKey(data: unknown): string {
  if (typeof data === 'string') return data;
  const key = typeof data === 'object' && data !== null && 'messageKey' in data ? data.messageKey : undefined;
  return typeof key === 'string' ? key : 'default';
}
