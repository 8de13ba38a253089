import { sessionDays } from '../../service/access/browser-session.ts';

/**
 * The cookie of a browser that signed in. Scripts cannot read it, and requests that another site causes do not carry
 * it.
 */
export type SessionCookie = {
  /** Reads the session from a `Cookie` header. */
  readonly read: (header: string | undefined) => string | undefined;
  /** Returns a value of `Set-Cookie`. */
  readonly write: (session: string) => string;
  readonly clear: string;
};

/**
 * If the public URL uses https, browsers send the cookie only encrypted, and no other host of the domain can set it.
 */
export function createSessionCookie(publicUrl: URL | undefined): SessionCookie {
  const isSecure = publicUrl?.protocol === 'https:';
  const name = isSecure ? '__Host-curbcut-session' : 'curbcut-session';
  const rules = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const pattern = new RegExp(`(?:^|;)\\s*${name}=([\\w-]{43})\\s*(?:;|$)`);
  return {
    read: (header) => pattern.exec(header ?? '')?.[1],
    write: (session) => `${name}=${session}; Max-Age=${sessionDays * 24 * 60 * 60}; ${rules}`,
    clear: `${name}=; Max-Age=0; ${rules}`,
  };
}
