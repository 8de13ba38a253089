import { useCallback, useRef, useState } from 'react';

/** How wide the element is shown, in CSS pixels; 0 until that is known. */
export function useShownWidth(): readonly [width: number, ref: (element: HTMLElement | null) => void] {
  const [width, setWidth] = useState(0);
  const observer = useRef<ResizeObserver>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (element === null) return;
    observer.current = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.current.observe(element);
    setWidth(element.clientWidth);
  }, []);
  return [width, ref];
}
