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

/** What stands in place of an answer that is not there: that it is coming, or why it is not. */
export function LoadStates({ answer }: Props) {
  if (answer.isPending) return <Loading />;
  if (answer.error === null || answer.data !== undefined) return null;
  return <LoadFailure error={answer.error} onRetry={() => void answer.refetch()} />;
}
