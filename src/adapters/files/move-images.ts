import { buffer } from 'node:stream/consumers';
import { forEachAtOnce } from '../../time/for-each-at-once.ts';
import type { ScreenshotStore } from './screenshot-store.ts';
import { isImageName, nameImage } from './screenshot-store.ts';

/** `damaged` counts images whose content does not match their names. They remain where they are. */
export type MoveCounts = { readonly moved: number; readonly bytes: number; readonly damaged: number };

export type Move = {
  readonly from: ScreenshotStore;
  readonly to: ScreenshotStore;
  readonly signal: AbortSignal;
  readonly onProgress?: (counts: MoveCounts) => void;
};

const imagesAtOnce = 4;

/**
 * Moves each image, and removes it from the old store once the new one has it. It can stop at any time, because the
 * next call moves the rest. Services that use both stores (see MovingStore) are not affected. Throws the errors of the
 * stores.
 */
export async function moveImages({ from, to, signal, onProgress }: Move): Promise<MoveCounts> {
  const counts = { moved: 0, bytes: 0, damaged: 0 };
  for (const scanId of await from.listScans()) {
    const names = (await from.list(scanId)).filter(isImageName);
    await forEachAtOnce(names, imagesAtOnce, async (name) => {
      if (signal.aborted) return;
      const bytes = await moveImage({ from, to }, scanId, name);
      if (bytes === 'damaged') counts.damaged += 1;
      else if (bytes !== undefined) {
        counts.moved += 1;
        counts.bytes += bytes;
      }
      onProgress?.(counts);
    });
    if (signal.aborted) break;
    if ((await from.list(scanId)).length === 0) await from.removeScan(scanId);
  }
  return counts;
}

/** Returns undefined if the image is gone because its scan was deleted. */
async function moveImage(
  { from, to }: Pick<Move, 'from' | 'to'>,
  scanId: string,
  name: string,
): Promise<number | 'damaged' | undefined> {
  const stored = await from.open(scanId, name);
  if (stored === undefined) return undefined;
  const image = await buffer(stored.content);
  if (nameImage(image) !== name) return 'damaged';
  await to.put(scanId, image);
  await from.remove(scanId, name);
  return image.length;
}
