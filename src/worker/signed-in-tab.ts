import type { SiteState } from '../browser/site-state.ts';
import type { HeadersFor } from '../finding-pages/sign-ins/headers-for.ts';
import { createHeadersFor } from '../finding-pages/sign-ins/headers-for.ts';
import type { OpenSignIn } from '../finding-pages/sign-ins/open-sign-in.ts';
import { refuseSignOut } from './refuse-sign-out.ts';
import type { SignedInTab } from '../visit/slot.ts';

/** Signs in the pages of a tab, and the service's own requests. */
export type SignedInWay = { readonly tab: SignedInTab; readonly headersFor: HeadersFor };

/** `state` is the browser's state before each page. */
export function signInTab({ access, origins: listed }: OpenSignIn, state: SiteState = access.state): SignedInWay {
  const origins = new Set(listed);
  return {
    tab: { access: { origins, headers: access.headers, state }, limitDocuments: refuseSignOut },
    headersFor: createHeadersFor({ ...access, state }, origins),
  };
}
