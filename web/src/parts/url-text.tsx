import { Fragment } from 'react';

/** A URL that wraps between its parts where possible. It is read from left to right in every language. */
export function UrlText({ children }: { readonly children: string }) {
  const parts = children.split(/(?<=[/?&=,])/u);
  return (
    <bdi dir="ltr">
      {parts.map((part, place) => (
        <Fragment key={`${place} ${part}`}>
          {place === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
