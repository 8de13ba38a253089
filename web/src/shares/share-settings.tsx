import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '../api/query-changes.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { Share } from '../api/shares.ts';
import { deleteShare, sharesQuery } from '../api/shares.ts';
import { Button } from '../parts/button.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { Link } from '../parts/link.tsx';
import { LinkedItem } from '../parts/linked-item.tsx';
import { LoadStates } from '../parts/load-states.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { Removal } from '../parts/removal.tsx';
import { formatTime } from '../texts/format.ts';
import { shareTexts as words } from '../texts/shares.ts';

/** The share links in force, each with a button that revokes it. */
export function ShareSettings() {
  const shares = useQuery(sharesQuery);
  return (
    <section className="card settings-form" aria-labelledby="shares">
      <h2 id="shares">{words.list}</h2>
      <p>{words.listIntro}</p>
      <LoadStates answer={shares} />
      {shares.data === undefined ? null : <ShareList shares={shares.data.shares} />}
    </section>
  );
}

function ShareList({ shares }: { readonly shares: readonly Share[] }) {
  const [leaving, setLeaving] = useState<Share>();
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const queries = useQueryClient();
  return (
    <div {...keptFocus}>
      {shares.length === 0 ? <p>{words.none}</p> : null}
      <ul className="item-list" aria-label={words.list}>
        {shares.map((share) => (
          <LinkedItem key={share.id} id={share.id}>
            <h3>{nameShare(share)}</h3>
            <p>
              {words.subjects[share.subject.kind]}{' '}
              <Link to="/scans/$scanId" params={{ scanId: share.scan_id }}>
                {nameTarget(share.target)}
              </Link>
            </p>
            <p className="hint">{words.times(formatTime(share.created_at), formatTime(share.expires_at))}</p>
            <Button size="small" onPress={() => setLeaving(share)}>
              {words.remove(nameShare(share))}
            </Button>
          </LinkedItem>
        ))}
      </ul>
      <Removal
        item={leaving === undefined ? undefined : { id: leaving.id, name: nameShare(leaving) }}
        words={words}
        remove={deleteShare}
        onRemoved={() => readAgain(queries, queryKeys.shares)}
        onClose={() => setLeaving(undefined)}
      />
    </div>
  );
}

function nameShare({ label, target }: Share): string {
  return label ?? nameTarget(target);
}
