import { texts } from '../texts/texts.ts';

/** A place-holder. Not a live region: the heading that follows takes the focus, which says enough. */
export function Loading() {
  return (
    <p className="loading">
      <span className="loading-mark" aria-hidden="true" />
      {texts.loading}
    </p>
  );
}
