import { useSyncExternalStore } from 'react';

const clearAfterMs = 8_000;

const listeners = new Set<() => void>();
/** `time` counts the announcements, so that the same text is announced again. */
let announced = { text: '', time: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a change elsewhere on the page to screen readers, politely. */
export function announce(text: string): void {
  clearTimeout(timer);
  show(text);
  timer = setTimeout(() => show(''), clearAfterMs);
}

/** The application's only live region. It must be on the page before anything is announced. */
export function Announcer() {
  const { text, time } = useSyncExternalStore(subscribe, () => announced);
  return (
    <div role="status" className="visually-hidden">
      <span key={time}>{text}</span>
    </div>
  );
}

function show(text: string): void {
  announced = { text, time: announced.time + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
