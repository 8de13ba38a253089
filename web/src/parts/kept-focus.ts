import type { FocusEvent } from 'react';
import { useEffect, useRef } from 'react';

/**
 * For an element whose controls come and go: when the one with the focus goes or is disabled, the element takes it, so
 * that the keyboard continues from here and not from the top of the page. Spread the result on the element.
 */
export function useKeptFocus<T extends HTMLElement>() {
  const place = useRef<T>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (focused.current === null || (focused.current.isConnected && !focused.current.matches(':disabled'))) return;
    focused.current = null;
    if (document.activeElement === null || document.activeElement === document.body) place.current?.focus();
  });
  return {
    ref: place,
    tabIndex: -1,
    onFocus: (event: FocusEvent<T>) => {
      focused.current = event.target;
    },
    // React fires no blur for elements that it removes. Any other blur than that of a disabled control means that the user moved on.
    onBlur: (event: FocusEvent<T>) => {
      if (!event.target.matches(':disabled')) focused.current = null;
    },
  };
}
