import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '../api/query-changes.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { Token } from '../api/tokens.ts';
import { deleteToken } from '../api/tokens.ts';
import { Button } from '../parts/button.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { LinkedItem } from '../parts/linked-item.tsx';
import { Removal } from '../parts/removal.tsx';
import { formatTime } from '../texts/format.ts';
import { accessTexts as words } from '../texts/access.ts';

export function TokenList({ tokens }: { readonly tokens: readonly Token[] }) {
  const [leaving, setLeaving] = useState<Token>();
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const queries = useQueryClient();
  if (tokens.length === 0) return <p>{words.none}</p>;
  return (
    <div {...keptFocus}>
      <ul className="item-list" aria-label={words.list}>
        {tokens.map((token) => (
          <LinkedItem key={token.id} id={token.id}>
            <h3>{token.name}</h3>
            <p>{words.describe(words.scopes[token.scope], token.hint)}</p>
            <p className="hint">{describeUse(token)}</p>
            {token.expires_at === null ? null : <p className="hint">{describeExpiry(token.expires_at)}</p>}
            <Button size="small" onPress={() => setLeaving(token)}>
              {words.remove(token.name)}
            </Button>
          </LinkedItem>
        ))}
      </ul>
      <Removal
        item={leaving}
        words={words}
        remove={deleteToken}
        onRemoved={async () => {
          // The token may have been this browser's.
          await readAgain(queries, queryKeys.session);
          await readAgain(queries, queryKeys.tokens);
        }}
        onClose={() => setLeaving(undefined)}
      />
    </div>
  );
}

function describeExpiry(at: string): string {
  return Date.parse(at) > Date.now() ? words.expires(formatTime(at)) : words.expired(formatTime(at));
}

function describeUse({ created_at: created, last_used_at: used }: Token): string {
  return used === null ? words.neverUsed(formatTime(created)) : words.lastUsed(formatTime(created), formatTime(used));
}
