import { readConfig } from '../../../config.ts';
import type { MoveCounts } from '../../../adapters/files/move-images.ts';
import { moveImages } from '../../../adapters/files/move-images.ts';
import { openStore } from '../../../adapters/files/open-store.ts';
import type { ScreenshotStore } from '../../../adapters/files/screenshot-store.ts';
import { StoreFailure } from '../../../adapters/files/store-failure.ts';
import { haveSameOwner } from '../../../adapters/files/store-owner.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const { service: words } = commandLine;

const linesEveryMs = 2_000;

/**
 * `curbcut files move`: moves files from the store in CURBCUT_FILES_FROM to the store in CURBCUT_FILES. Throws
 * CommandFailure.
 */
export async function moveFiles(flags: Readonly<Record<string, string | undefined>>): Promise<number> {
  const { at, from } = readFiles(flags);
  const stores = { from: await openStore(from), to: await openStore(at) };
  const stop = new AbortController();
  const stopNow = () => stop.abort();
  process.once('SIGINT', stopNow).once('SIGTERM', stopNow);
  try {
    await checkOwners(stores);
    const counts = await moveImages({ ...stores, signal: stop.signal, onProgress: reportNowAndThen() });
    process.stdout.write(`${describe(counts)}\n`);
    if (stop.signal.aborted) return exitCodes.sigint;
    if (counts.damaged === 0) return exitCodes.passed;
    throw new CommandFailure(exitCodes.cannotWork, words.damaged(counts.damaged, stores.from.place));
  } catch (error) {
    throw describeFailure(error);
  } finally {
    process.off('SIGINT', stopNow).off('SIGTERM', stopNow);
    await Promise.all([stores.from.close(), stores.to.close()]);
  }
}

function readFiles(flags: Readonly<Record<string, string | undefined>>) {
  const { files } = read(flags);
  const { at, from } = files;
  if (from !== undefined) return { at, from };
  throw new CommandFailure(exitCodes.usage, words.nameStores);
}

function read(flags: Readonly<Record<string, string | undefined>>) {
  try {
    return readConfig(flags);
  } catch (error) {
    throw new CommandFailure(exitCodes.usage, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** A service writes the owner when it starts. */
async function checkOwners({ from, to }: { readonly from: ScreenshotStore; readonly to: ScreenshotStore }) {
  const [before, now] = await Promise.all([from.readOwner(), to.readOwner()]);
  if (haveSameOwner(before, now)) return;
  throw new CommandFailure(exitCodes.cannotWork, words.otherDatabase(from.place, to.place));
}

function reportNowAndThen(): (counts: MoveCounts) => void {
  let reportedMs = performance.now();
  return (counts) => {
    if (performance.now() - reportedMs < linesEveryMs) return;
    reportedMs = performance.now();
    process.stderr.write(`${describe(counts)}\n`);
  };
}

function describe({ moved, bytes }: MoveCounts): string {
  return words.moved(moved.toLocaleString('en'), bytes);
}

function describeFailure(error: unknown): Error {
  if (error instanceof CommandFailure) return error;
  const reason = error instanceof StoreFailure ? error.message : words.noFile;
  return new CommandFailure(exitCodes.cannotWork, `${reason} ${words.moveAgain}`, { cause: error });
}
