import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

type Props = { readonly id: string; readonly className?: string; readonly children: ReactNode };

/**
 * An item of a list that other pages link to by its id. Lists are read after the page is shown, when the browser has
 * already looked for the element of the URL's hash, so the item brings itself into view and takes the focus.
 */
export function LinkedItem({ id, className, children }: Props) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (location.hash === `#${id}`) item.current?.focus();
  }, [id]);
  return (
    <li ref={item} id={id} tabIndex={-1} className={className}>
      {children}
    </li>
  );
}
