import type { FileLocation, FileLocations } from './file-location.ts';
import { FolderStore } from './folder-store.ts';
import { MovingStore } from './moving-store.ts';
import { S3Store } from './s3/s3-store.ts';
import type { ScreenshotStore } from './screenshot-store.ts';

/** `stores`: each of them belongs to one database. */
export type OpenStores = { readonly screenshots: ScreenshotStore; readonly stores: readonly ScreenshotStore[] };

export function openStores({ at, from }: FileLocations): OpenStores {
  const to = openStore(at);
  if (from === undefined) return { screenshots: to, stores: [to] };
  const before = openStore(from);
  return { screenshots: new MovingStore(to, before), stores: [to, before] };
}

export function openStore(location: FileLocation): ScreenshotStore {
  return location.kind === 'folder' ? new FolderStore(location.folder) : new S3Store(location);
}
