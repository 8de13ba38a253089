import { pause } from '../../../../browser/in-page/pause.ts';
import { activeElement, blurActive } from '../../in-page/stops.ts';
import { isPlanned } from '../../in-page/timers.ts';

/** A key as a script sees it. */
export type ProbedKey = { readonly key: string; readonly code: string; readonly keyCode: number };

/**
 * The keys that a script answers while no element has the focus: it changes the document, moves the focus or cancels
 * the key. The events are synthetic, because hundreds of real ones take long. Keys that are found are pressed for real
 * afterwards.
 */
export async function probeKeys(keys: readonly ProbedKey[]): Promise<readonly number[]> {
  const lateMs = 30;
  const changes = { count: 0 };
  const observer = new MutationObserver((records) => {
    changes.count += records.length;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  await pause(lateMs);
  const idle = changes.count;
  const found = await probeAll(keys, changes, 0);
  const before = changes.count;
  await pause(lateMs);
  // Handlers may answer after a timer. A page that changes by itself is not asked again, because every change would
  // look like an answer.
  const isLate = found.length === 0 && idle === 0 && changes.count > before;
  const all = isLate ? await probeAll(keys, changes, lateMs) : found;
  observer.disconnect();
  return all;
}

export async function probeAll(
  keys: readonly ProbedKey[],
  changes: { readonly count: number },
  waitMs: number,
): Promise<readonly number[]> {
  const messageMs = 4;
  const found: number[] = [];
  for (const [index, key] of keys.entries()) {
    blurActive();
    await Promise.resolve();
    const before = changes.count;
    const isCancelled = dispatchKey(key);
    // Observers, and scripts that answer in a microtask, run before this.
    for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
    // A script that plans nothing may still answer in a message to itself.
    if (waitMs > 0) await pause(isPlanned(waitMs) ? waitMs : messageMs);
    const active = activeElement();
    const isMoved = active !== null && active !== document.body && active !== document.documentElement;
    if (isCancelled || isMoved || changes.count > before) found.push(index);
  }
  return found;
}

/** True if a script cancelled it. */
export function dispatchKey({ key, code, keyCode }: ProbedKey): boolean {
  const isCancelled = ['keydown', 'keypress', 'keyup'].map((type) => {
    const shown = type === 'keypress' ? key.charCodeAt(0) : keyCode;
    const options = { key, code, keyCode: shown, which: shown, bubbles: true, cancelable: true, composed: true };
    return !document.body.dispatchEvent(new KeyboardEvent(type, options));
  });
  return isCancelled.includes(true);
}
