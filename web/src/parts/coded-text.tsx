import { Fragment } from 'react';

/** A sentence with code between backticks. */
export function CodedText({ children }: { readonly children: string }) {
  return children.split('`').map((part, place) => {
    const key = `${place} ${part}`;
    return place % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
