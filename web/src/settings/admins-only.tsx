import { Notice } from '../parts/notices.tsx';
import { accessTexts } from '../texts/access.ts';

/** In place of settings that someone may not see. */
export function AdminsOnly() {
  return (
    <Notice look="info" title={accessTexts.adminsOnly}>
      <p>{accessTexts.adminsOnlyText}</p>
    </Notice>
  );
}
