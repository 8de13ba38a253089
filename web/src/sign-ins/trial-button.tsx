import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readAgain } from '../api/query-changes.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { SignIn } from '../api/sign-ins.ts';
import { trySignIn } from '../api/sign-ins.ts';
import { Button } from '../parts/button.tsx';
import { explain } from '../parts/notices.tsx';
import { signInTexts as words } from '../texts/sign-ins.ts';

/** Signs in without a scan, and says what happened. */
export function TrialButton({ signIn }: { readonly signIn: SignIn }) {
  const queries = useQueryClient();
  const trial = useMutation({
    mutationFn: trySignIn,
    onSettled: async () => readAgain(queries, queryKeys.signIns),
  });
  return (
    <>
      <Button size="small" isBusy={trial.isPending} onPress={() => trial.mutate(signIn.id)}>
        {words.try(signIn.name)}
      </Button>
      <div role="status">
        {trial.isPending ? <p>{words.trying}</p> : null}
        {trial.data === undefined ? null : <p>{`${words.trials[trial.data.result]} ${trial.data.detail}`}</p>}
        {trial.error === null ? null : <p className="form-error">{`${words.trialFailed} ${explain(trial.error)}`}</p>}
      </div>
      {trial.data === undefined || trial.data.picture === null ? null : (
        <figure className="trial-picture">
          <img src={trial.data.picture} alt={words.pictureAlt(signIn.name)} />
          <figcaption className="hint">{words.picture}</figcaption>
        </figure>
      )}
    </>
  );
}
