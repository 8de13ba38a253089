import { useRef, useState } from 'react';
import { texts } from '../texts/base.ts';
import { announce } from './announcer.tsx';
import { Button } from './button.tsx';

const shownMs = 2_500;
const tick = 'M3 8.5l3.5 3.5L13 4.5';
const sheets = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3';

type Props = {
  readonly label: string;
  /** What is copied, where the visible label does not say it: part of the accessible name. */
  readonly of?: string | undefined;
  readonly text: string;
  readonly source?: () => HTMLElement | null;
};

/** Copies a text. Where the clipboard is unavailable (plain http on another host) it selects the text that `source` shows. */
export function CopyButton({ label, of, text, source }: Props) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser refuses: the reader can still copy by hand.
      selectText(source?.() ?? null);
      announce(texts.copy.failed);
      return;
    }
    announce(texts.copy.done);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), shownMs);
  };
  return (
    <Button size="small" onPress={() => void copy()}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="copy-mark">
        <path d={isCopied ? tick : sheets} />
      </svg>
      {label}
      {of === undefined ? null : <span className="visually-hidden"> {of}</span>}
    </Button>
  );
}

function selectText(element: HTMLElement | null): void {
  if (element !== null) getSelection()?.selectAllChildren(element);
}
