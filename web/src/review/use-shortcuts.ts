import { useLayoutEffect, useState } from 'react';

const storageKey = 'curbcut-review-keys';

/** Whether single keys answer. People who speak to their computer, or press keys by accident, switch them off (WCAG 2.1.4). */
export function useShortcutChoice() {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  return {
    isOn,
    choose: (on: boolean) => {
      localStorage.setItem(storageKey, on ? 'on' : 'off');
      setOn(on);
    },
  };
}

/** Calls the action of a key that is pressed alone, and not while a person types or chooses. `actions`: by key, in lower case. */
export function useShortcuts(isOn: boolean, actions: Readonly<Record<string, () => void>>): void {
  // Before the next key: it is for what is shown now.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isEntering(event.target)) return;
      const action = actions[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, actions]);
}

function isEntering(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role=dialog]') !== null) return true;
  return target.matches('textarea, select, input:not([type=checkbox])');
}
