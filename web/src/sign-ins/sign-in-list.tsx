import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '../api/query-changes.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { SignIn } from '../api/sign-ins.ts';
import { deleteSignIn } from '../api/sign-ins.ts';
import { Button } from '../parts/button.tsx';
import { LinkedItem } from '../parts/linked-item.tsx';
import { Removal } from '../parts/removal.tsx';
import { list } from '../texts/format.ts';
import { signInTexts as words } from '../texts/sign-ins.ts';
import { TrialButton } from './trial-button.tsx';

type Props = { readonly signIns: readonly SignIn[]; readonly onEdit: (id: string) => void };

export function SignInList({ signIns, onEdit }: Props) {
  const [leaving, setLeaving] = useState<SignIn>();
  const queries = useQueryClient();
  if (signIns.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <ul className="item-list" aria-label={words.list}>
        {signIns.map((signIn) => (
          <LinkedItem key={signIn.id} id={signIn.id}>
            <h3>{signIn.name}</h3>
            <p>{words.describe(words.kinds[signIn.kind], list(signIn.origins))}</p>
            {signIn.last_result === null ? null : <p className="hint">{words.results[signIn.last_result]}</p>}
            {signIn.problem === null ? null : <p className="form-error">{signIn.problem}</p>}
            <div className="button-line">
              <TrialButton signIn={signIn} />
              <Button size="small" onPress={() => onEdit(signIn.id)}>
                {words.edit(signIn.name)}
              </Button>
              <Button size="small" onPress={() => setLeaving(signIn)}>
                {words.remove(signIn.name)}
              </Button>
            </div>
          </LinkedItem>
        ))}
      </ul>
      <Removal
        item={leaving}
        words={words}
        remove={deleteSignIn}
        onRemoved={() => readAgain(queries, queryKeys.signIns)}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}
