import { pause } from '../../../../browser/in-page/pause.ts';
import { endMotion } from '../../in-page/still.ts';
import { activeElement } from '../../in-page/stops.ts';

declare global {
  interface Window {
    curbcutAnswer?: { readonly isAnswered: () => boolean; readonly stop: () => void };
  }
}

/**
 * Focuses an entry of a widget, and watches for an answer to the keys that follow: the focus on an item that Tab does
 * not reach, or a change of the markup. Returns false if the entry does not take the focus.
 */
export async function startAnswer(widget: number, entry: number): Promise<boolean> {
  const quietMs = 50;
  window.curbcutAnswer?.stop();
  const isFocused = focusEntry(widget, entry);
  await pause(quietMs);
  endMotion();
  watch(widget);
  return isFocused;
}

/** Focuses the entry again, so that the next key comes from there. */
export function focusEntry(widget: number, entry: number): boolean {
  const element = window.curbcutWidgets?.[widget]?.entries[entry];
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  if (activeElement() !== element) element.focus();
  return activeElement() === element;
}

export function watch(widget: number): void {
  const { element, entries = [], unreached = [] } = window.curbcutWidgets?.[widget] ?? {};
  let isAnswered = false;
  const note = (changes: readonly MutationRecord[]) => {
    isAnswered ||= changes.some(isAnswer);
  };
  const onFocus = ({ target }: Event) => {
    isAnswered ||= target instanceof Element && unreached.some((item) => item.contains(target));
  };
  const observer = new MutationObserver(note);
  const all = { attributes: true, childList: true, subtree: true, characterData: true };
  for (const one of new Set([...entries, ...(element === undefined ? [] : [element])])) observer.observe(one, all);
  document.addEventListener('focusin', onFocus, true);
  window.curbcutAnswer = {
    isAnswered: () => {
      note(observer.takeRecords());
      return isAnswered;
    },
    stop: () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus, true);
    },
  };
}

/** Libraries mark the element with the focus on any key. */
export function isAnswer({ type, attributeName, target }: MutationRecord): boolean {
  if (type !== 'attributes' || target !== activeElement()) return true;
  return /^(?:aria-|tabindex|checked|id)/.test(attributeName ?? '');
}

/** True if the widget has answered a key. `ms`: how long a script may take. */
export async function readAnswer(ms: number): Promise<boolean> {
  const isAnswered = () => window.curbcutAnswer?.isAnswered() === true;
  if (ms > 0 && !isAnswered()) await pause(ms);
  return isAnswered();
}

export function endAnswer(): void {
  window.curbcutAnswer?.stop();
  delete window.curbcutAnswer;
}
