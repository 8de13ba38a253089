import { useState } from 'react';
import { useMay } from '../api/session.ts';
import type { Scan } from '../api/scans.ts';
import type { ClauseResult } from '../api/standards.ts';
import { Button } from '../parts/button.tsx';
import { formatDate } from '../texts/format.ts';
import { standardTexts } from '../texts/standards.ts';
import { AnswerDialog } from './answer-dialog.tsx';

type Props = { readonly scan: Scan; readonly standard: string; readonly clause: ClauseResult };

/** The answer of a person about a clause, and the way to give one. */
export function ClauseAnswer({ scan, standard, clause }: Props) {
  const mayAnswer = useMay('scan');
  const [isOpen, setOpen] = useState(false);
  const words = standardTexts.answer;
  const { verdict: given } = clause;
  return (
    <>
      {given === null ? null : (
        <p>
          {words.given(given.by ?? words.someone, formatDate(given.decided_at), words.choices[given.verdict])}
          {given.note === null ? null : <span className="hint"> {given.note}</span>}
        </p>
      )}
      {mayAnswer ? (
        <Button size="small" onPress={() => setOpen(true)}>
          {words.open}
          <span className="visually-hidden"> {clause.id}</span>
        </Button>
      ) : null}
      {isOpen ? <AnswerDialog scan={scan} standard={standard} clause={clause} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
