import { useState } from 'react';
import type { ShareSubject } from '../api/shares.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { shareTexts as words } from '../texts/shares.ts';
import { ShareDialog } from './share-dialog.tsx';

type Props = {
  readonly scanId: string;
  readonly subject: ShareSubject;
  /** The subject, where the buttons of several are on one page. */
  readonly of?: string;
};

/** Opens the dialog that makes a share link, for those who may. */
export function ShareButton({ scanId, subject, of }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayShare = useMay('scan');
  if (!mayShare) return null;
  return (
    <>
      <Button {...(of !== undefined && { size: 'small' as const })} onPress={() => setOpen(true)}>
        {words.share}
        {of === undefined ? null : <span className="visually-hidden"> {of}</span>}
      </Button>
      {isOpen ? <ShareDialog scanId={scanId} subject={subject} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
