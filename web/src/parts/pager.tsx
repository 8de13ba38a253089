import { useState } from 'react';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/base.ts';
import { Button } from './button.tsx';

type Props = {
  /** Name of the list, for the name of the landmark. */
  readonly what: string;
  readonly limit: number;
  readonly offset: number;
  readonly total: number;
  readonly onMove: (offset: number) => void;
};

const jumpFromPages = 4;

/** Moves through a long list. Renders nothing when the list fits on one page. */
export function Pager({ what, limit, offset, total, onMove }: Props) {
  if (total <= limit && offset === 0) return null;
  const pages = Math.max(1, Math.ceil(total / limit));
  const to = Math.min(total, offset + limit);
  return (
    <nav aria-label={texts.pager.label(what)} className="pager">
      <Button isDisabled={offset === 0} onPress={() => onMove(Math.max(0, offset - limit))}>
        {texts.pager.previous}
      </Button>
      <p>{texts.pager.range(formatNumber(Math.min(total, offset + 1)), formatNumber(to), formatNumber(total))}</p>
      <Button isDisabled={offset + limit >= total} onPress={() => onMove(offset + limit)}>
        {texts.pager.next}
      </Button>
      {pages >= jumpFromPages ? (
        <Jump
          key={offset}
          page={Math.floor(offset / limit) + 1}
          pages={pages}
          onJump={(page) => onMove((page - 1) * limit)}
        />
      ) : null}
    </nav>
  );
}

type JumpProps = { readonly page: number; readonly pages: number; readonly onJump: (page: number) => void };

function Jump({ page, pages, onJump }: JumpProps) {
  const [typed, setTyped] = useState(String(page));
  return (
    <form
      className="pager-jump"
      onSubmit={(event) => {
        event.preventDefault();
        const typedPage = Number(typed);
        if (Number.isInteger(typedPage)) onJump(Math.min(pages, Math.max(1, typedPage)));
      }}
    >
      <label>
        {texts.pager.jump}{' '}
        <input className="input" inputMode="numeric" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <span>{texts.pager.of(formatNumber(pages))}</span>
      <Button type="submit">{texts.pager.go}</Button>
    </form>
  );
}
