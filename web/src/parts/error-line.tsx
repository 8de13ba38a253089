import { explain } from './notices.tsx';

type Props = {
  /** Null while nothing has failed. */
  readonly error: unknown;
  /** What failed, if the reason alone does not say it. */
  readonly summary?: string;
};

/** Says why an action failed, next to its controls. Its place is always there, because screen readers announce only what changes. */
export function ErrorLine({ error, summary }: Props) {
  return (
    <div role="alert">
      {error === null ? null : (
        <p className="form-error">{summary === undefined ? explain(error) : `${summary} ${explain(error)}`}</p>
      )}
    </div>
  );
}
