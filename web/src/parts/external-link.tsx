import type { ReactNode } from 'react';
import { texts } from '../texts/base.ts';

/** A link that leaves the application. Only http(s) URLs become links, including those from scanned pages. */
export function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (!/^https?:\/\//iu.test(href)) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
      <span className="visually-hidden"> {texts.opensNewTab}</span>
      <span aria-hidden="true"> ↗</span>
    </a>
  );
}
