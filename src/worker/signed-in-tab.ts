import type { SiteState } from '../shared/site-state.ts';
import type { HeadersFor } from '../sign-ins/headers-for.ts';
import { createHeadersFor } from '../sign-ins/headers-for.ts';
import type { OpenSignIn } from '../sign-ins/open-sign-in.ts';
import { refuseSignOut } from './refuse-sign-out.ts';
import type { SignedInTab } from '../visit/slot.ts';

/** What signs in the pages of a tab, and the service's own requests. */
export type SignedInWay = { readonly tab: SignedInTab; readonly headersFor: HeadersFor };

/** `state`: what the browser has before each page. */
export function signInTab({ access, origins: listed }: OpenSignIn, state: SiteState = access.state): SignedInWay {
  const origins = new Set(listed);
  return {
    tab: { access: { origins, headers: access.headers, state }, limitDocuments: refuseSignOut },
    headersFor: createHeadersFor({ ...access, state }, origins),
  };
}
