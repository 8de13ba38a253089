import { Fragment } from 'react';

/** An address that breaks where its parts end, as long as there is room for a part. */
export function Address({ children }: { readonly children: string }) {
  const parts = children.split(/(?<=[/?&=,])/u);
  return parts.map((part, place) => (
    <Fragment key={`${place} ${part}`}>
      {place === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
