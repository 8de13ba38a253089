import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { texts } from '../texts/base.ts';

type Props = {
  /** The document's title, most specific part first. Omitted where the route below sets it. */
  readonly title?: string;
  readonly level?: 1 | 2;
  readonly className?: string;
  readonly id?: string;
  /** For a route that moves the focus back to its heading. */
  readonly ref?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
};

let isFirstPage = true;

/**
 * The heading that a route begins with. It names the document, and takes the focus when one comes from another
 * route, as a newly loaded page would; on the first page the browser does that itself.
 */
export function PageHeading({ title, level = 1, className, id, ref, children }: Props) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = ref ?? own;
  useDocumentTitle(title);
  useEffect(() => {
    if (isFirstPage) isFirstPage = false;
    else heading.current?.focus({ preventScroll: true });
  }, [heading]);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Heading ref={heading} id={id} tabIndex={-1} className={className}>
      {children}
    </Heading>
  );
}

export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${texts.product}`;
  }, [title]);
}
