import { texts } from '../texts/base.ts';

/** A placeholder. Not a live region: the heading that follows takes the focus, which is announcement enough. */
export function Loading() {
  return (
    <p className="loading" aria-busy="true">
      <span className="loading-mark" aria-hidden="true" />
      {texts.loading}
    </p>
  );
}
