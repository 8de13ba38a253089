import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { basePath, isShared } from '../reach/share-link.ts';
import { useReach } from '../reach/share-context.ts';

/** A link to a place of the interface. Through a share link, places that it does not show are only named. */
export const Link = createLink(Anchor);

function Anchor({ href, children, ...props }: ComponentProps<'a'>) {
  const path = isShared ? (href ?? '').slice(basePath.length) : href;
  if (!useReach(path ?? '/')) return <span className={props.className}>{children}</span>;
  return (
    <a {...props} href={href}>
      {children}
    </a>
  );
}
