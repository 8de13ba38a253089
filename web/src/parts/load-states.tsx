import { Loading } from './loading.tsx';
import { LoadFailure } from './notices.tsx';

type Props = {
  readonly answer: {
    readonly data: unknown;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
};

/** Shown in place of data that is loading or failed to load. */
export function LoadStates({ answer }: Props) {
  if (answer.isPending) return <Loading />;
  if (answer.error === null || answer.data !== undefined) return null;
  return <LoadFailure error={answer.error} onRetry={() => void answer.refetch()} />;
}
