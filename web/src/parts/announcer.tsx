import { useSyncExternalStore } from 'react';

const clearAfterMs = 8_000;
const listeners = new Set<() => void>();
let message = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something to screen readers, politely: for what changed elsewhere than where the reader is. */
export function announce(text: string): void {
  clearTimeout(timer);
  show(text);
  timer = setTimeout(() => show(''), clearAfterMs);
}

/** The one live region of the application; it must be on the page before anything is said. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <div role="status" className="visually-hidden">
      {text}
    </div>
  );
}

function show(text: string): void {
  message = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
