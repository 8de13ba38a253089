import type { ReactNode } from 'react';

type Props = {
  /** A page of the documentation, which is in English: `backup`, or `sign-ins#kinds`. */
  readonly page: string;
  readonly children: ReactNode;
};

/** Everyone may read the documentation, also before signing in. */
export function DocsLink({ page, children }: Props) {
  return (
    <a href={`/docs/${page}`} hrefLang="en">
      {children}
    </a>
  );
}
