import { z } from 'zod';

/**
 * The store's record of its database, as JSON. `database` is for people: its name when the store was claimed. It can be
 * a path that has changed since, so only `installation` identifies the database.
 */
const ownerSchema = z.object({ installation: z.uuid(), database: z.string() });
export type StoreOwner = z.infer<typeof ownerSchema>;

/** Throws if the text is damaged. */
export function parseOwner(text: string): StoreOwner {
  return ownerSchema.parse(JSON.parse(text));
}

/** True if both stores have an owner and belong to one database. A damaged owner belongs to none. */
export function haveSameOwner(one: string | undefined, other: string | undefined): boolean {
  const installation = findInstallation(one);
  return installation !== undefined && installation === findInstallation(other);
}

function findInstallation(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return parseOwner(text).installation;
  } catch {
    return undefined;
  }
}
