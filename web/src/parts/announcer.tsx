import { useSyncExternalStore } from 'react';

const clearAfterMs = 8_000;

/** Is read after the text. Its language may differ from that of the page. */
type Quote = { readonly text: string; readonly language: string | null };
type Announcement = { readonly text: string; readonly quote?: Quote | undefined };

const listeners = new Set<() => void>();
const nothing: Announcement = { text: '' };
let announced = nothing;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a change elsewhere on the page to screen readers, politely. */
export function announce(text: string, quote?: Quote): void {
  clearTimeout(timer);
  show({ text, quote });
  timer = setTimeout(() => show(nothing), clearAfterMs);
}

/** The application's only live region. It must be on the page before anything is announced. */
export function Announcer() {
  const { text, quote } = useSyncExternalStore(subscribe, () => announced);
  return (
    <div role="status" className="visually-hidden">
      {text}
      {quote === undefined ? null : <span lang={quote.language ?? undefined}> {quote.text}</span>}
    </div>
  );
}

function show(announcement: Announcement): void {
  announced = announcement;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
