import { z } from 'zod';
import { noAccess } from '../site-access.ts';
import { isCookieFor } from '../../../browser/site-state.ts';
import type { SiteState } from '../../../browser/site-state.ts';
import type { SiteAccess } from '../site-access.ts';
import { listStateSecrets } from '../state-secrets.ts';

const entries = z.array(z.object({ name: z.string(), value: z.string() }));

const storeSchema = z.object({
  name: z.string(),
  autoIncrement: z.boolean(),
  keyPath: z.string().optional(),
  keyPathArray: z.array(z.string()).optional(),
  records: z.array(
    z.object({
      key: z.unknown().optional(),
      keyEncoded: z.unknown().optional(),
      value: z.unknown().optional(),
      valueEncoded: z.unknown().optional(),
    }),
  ),
  indexes: z.array(
    z.object({
      name: z.string(),
      keyPath: z.string().optional(),
      keyPathArray: z.array(z.string()).optional(),
      multiEntry: z.boolean(),
      unique: z.boolean(),
    }),
  ),
});

/** The format of Playwright's `storageState({ indexedDB: true })`, plus the `sessionStorage` that it omits. */
export const stateSecretSchema = z.strictObject({
  cookies: z
    .array(
      z.object({
        name: z.string().min(1),
        value: z.string(),
        domain: z.string().min(1),
        path: z.string().startsWith('/').default('/'),
        expires: z.number().default(-1),
        httpOnly: z.boolean().default(false),
        secure: z.boolean().default(false),
        sameSite: z.enum(['Strict', 'Lax', 'None']).optional(),
      }),
    )
    .max(300)
    .default([]),
  origins: z
    .array(
      z.object({
        origin: z.string(),
        localStorage: entries.default([]),
        sessionStorage: entries.default([]),
        indexedDB: z.array(z.object({ name: z.string(), version: z.int(), stores: z.array(storeSchema) })).default([]),
      }),
    )
    .max(50)
    .default([]),
});

export type StateSecret = z.infer<typeof stateSecretSchema>;

export function accessByState(secret: StateSecret, origins: readonly string[]): SiteAccess {
  const state = bindState(secret, origins);
  return { ...noAccess, state, secrets: listStateSecrets(state) };
}

/**
 * Selects the state of the origins. A cookie of a domain becomes one cookie for each of their hosts, so that other
 * hosts of the domain do not get it.
 */
function bindState({ cookies, origins: stored }: StateSecret, origins: readonly string[]): SiteState {
  const hosts = new Set(origins.map((origin) => new URL(origin).hostname));
  const bound = [...hosts].flatMap((host) =>
    cookies
      .filter(({ domain, expires }) => isCookieFor(domain, host) && (expires <= 0 || expires * 1_000 > Date.now()))
      .map(({ domain: _domain, ...cookie }) => ({ ...cookie, host })),
  );
  return { cookies: bound, storage: stored.filter(({ origin }) => origins.includes(origin)) };
}
