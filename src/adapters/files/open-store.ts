import type { FileLocation, FileLocations } from './file-location.ts';
import { FolderStore } from './folder-store.ts';
import { MovingStore } from './moving-store.ts';
import type { ScreenshotStore } from './screenshot-store.ts';

/** Each of the `stores` belongs to one database. */
export type OpenStores = { readonly screenshots: ScreenshotStore; readonly stores: readonly ScreenshotStore[] };

export async function openStores({ at, from }: FileLocations): Promise<OpenStores> {
  const to = await openStore(at);
  if (from === undefined) return { screenshots: to, stores: [to] };
  const before = await openStore(from);
  return { screenshots: new MovingStore(to, before), stores: [to, before] };
}

/**
 * The client of an object store costs 60 ms of processor time and 10 MB, so only an installation with a store loads it.
 */
export async function openStore(location: FileLocation): Promise<ScreenshotStore> {
  if (location.kind === 'folder') return new FolderStore(location.folder);
  const { S3Store } = await import('./s3/s3-store.ts');
  return new S3Store(location);
}
