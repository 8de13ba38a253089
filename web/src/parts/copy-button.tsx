import { useRef, useState } from 'react';
import { texts } from '../texts/texts.ts';
import { announce } from './announcer.tsx';
import { Button } from './button.tsx';

const shownMs = 2_500;

type Props = { readonly label: string; readonly text: string; readonly source?: () => HTMLElement | null };

/** Copies a text. Without the clipboard (plain http on another host has none) it selects what `source` shows. */
export function CopyButton({ label, text, source }: Props) {
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
      <span aria-hidden="true" className="copy-mark">
        {isCopied ? '✓' : '⧉'}
      </span>{' '}
      {label}
    </Button>
  );
}

function selectText(element: HTMLElement | null): void {
  if (element !== null) getSelection()?.selectAllChildren(element);
}
