import type { FocusEvent } from 'react';
import { useEffect, useRef } from 'react';

/**
 * For an element whose controls come and go: when the one with the focus goes, the element takes it, so that the
 * keyboard goes on from here and not from the top of the page. Spread the answer on the element.
 */
export function useKeptFocus<T extends HTMLElement>() {
  const place = useRef<T>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === null || document.activeElement === document.body) place.current?.focus();
  });
  return {
    ref: place,
    tabIndex: -1,
    onFocus: (event: FocusEvent<T>) => {
      focused.current = event.target;
    },
    // React hears no blur of what it removes itself: this one is of a reader who went elsewhere.
    onBlur: () => {
      focused.current = null;
    },
  };
}
