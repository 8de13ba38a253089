import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeSession } from '../api/query-changes.ts';
import { sessionQuery, signOut } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { texts } from '../texts/base.ts';

/** Who is signed in. Nothing while access control is off. */
export function Account() {
  const { data } = useQuery(sessionQuery);
  const queries = useQueryClient();
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      changeSession(queries, { access_control: true, caller: null });
    },
  });
  if (data?.access_control !== true || data.caller === null) return null;
  return (
    <div className="button-line">
      <p className="hint">{texts.account.signedInAs(data.caller.name ?? '')}</p>
      {data.caller.by_session ? (
        <Button size="small" isBusy={leave.isPending} onPress={() => leave.mutate()}>
          {texts.account.signOut}
        </Button>
      ) : null}
      <ErrorLine error={leave.error} />
    </div>
  );
}
