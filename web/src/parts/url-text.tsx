import { Fragment } from 'react';

/** A URL that wraps between its parts where possible. */
export function UrlText({ children }: { readonly children: string }) {
  const parts = children.split(/(?<=[/?&=,])/u);
  return parts.map((part, place) => (
    <Fragment key={`${place} ${part}`}>
      {place === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
