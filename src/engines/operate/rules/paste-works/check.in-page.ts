import { pause } from '../../../../browser/in-page/pause.ts';
import { findAll } from '../../../in-page/elements.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { settle } from '../../in-page/timers.ts';

export type PasteLook = { readonly passed: number; readonly blocked: readonly ElementMark[] };

export const codeTokens = ['one-time-code', 'current-password', 'new-password'];
export const sample = '482615';
export const settleMs = 50;
export const mostSettleMs = 400;
export const mostFields = 10;

/** Pastes into each field for a password or a code, as a person does: the shortcut first, then the text. */
export async function lookAtPaste(): Promise<PasteLook> {
  const fields = findAll('input')
    .filter((field): field is HTMLInputElement => field instanceof HTMLInputElement && isForSecret(field))
    .slice(0, mostFields);
  const blocked: HTMLInputElement[] = [];
  for (const field of fields) if (await refusesPaste(field)) blocked.push(field);
  return { passed: fields.length - blocked.length, blocked: blocked.map(markElement) };
}

export function isForSecret(field: HTMLInputElement): boolean {
  if (field.disabled || field.readOnly || !field.checkVisibility({ visibilityProperty: true })) return false;
  const tokens = field.autocomplete.split(/\s+/);
  return field.type === 'password' || codeTokens.some((token) => tokens.includes(token));
}

/** Scripts that spread a code over several fields stop the browser, and write the text themselves. */
export async function refusesPaste(field: HTMLInputElement): Promise<boolean> {
  const before = readValues();
  field.focus();
  // Old scripts read the number of the key.
  const number = { keyCode: 86, which: 86 };
  const key = { ...number, key: 'v', code: 'KeyV', ctrlKey: true, bubbles: true, cancelable: true, composed: true };
  const isKeyFree = field.dispatchEvent(new KeyboardEvent('keydown', key));
  const data = new DataTransfer();
  data.setData('text/plain', sample);
  const paste = { clipboardData: data, bubbles: true, cancelable: true, composed: true };
  const isFree = isKeyFree && field.dispatchEvent(new ClipboardEvent('paste', paste));
  const input = { inputType: 'insertFromPaste', data: sample, bubbles: true, cancelable: true, composed: true };
  if (isFree && field.dispatchEvent(new InputEvent('beforeinput', input))) return false;
  await pause(settleMs);
  await settle(mostSettleMs);
  return readValues() === before;
}

export function readValues(): string {
  return findAll('input')
    .map((field) => (field instanceof HTMLInputElement ? field.value : ''))
    .join('\n');
}
