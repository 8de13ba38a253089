import { dirname } from 'node:path';
import type { Config } from '../../config.ts';
import { commandLine } from '../../texts/en/command-line/command-line.ts';

const { start: words } = commandLine;

type Place = Pick<Config, 'host' | 'port' | 'dataFolder' | 'tempFolder'>;
type SystemError = Error & { readonly code: string; readonly syscall?: unknown; readonly path?: unknown };

/** Explains why the service cannot start, and what to do. An unknown error keeps its own message. */
export function explainStart(error: unknown, place: Place): string {
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error);
  return explainListen(error, place) ?? explainTemporary(error, place) ?? explainFolder(error, place) ?? error.message;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function explainListen({ code, syscall }: SystemError, { host, port }: Place): string | undefined {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo' && syscall !== 'bind') return undefined;
  if (code === 'EADDRINUSE') return words.portTaken(port, host);
  if (code === 'EACCES') return words.portForbidden(port);
  return words.otherHost(host);
}

const folderFaults: Readonly<Record<string, string>> = {
  EACCES: words.faults.unwritable,
  EPERM: words.faults.unwritable,
  EROFS: words.faults.readOnly,
  ENOSPC: words.faults.full,
  EEXIST: words.faults.aFile,
  ENOTDIR: words.faults.aFile,
  ENOENT: words.faults.absent,
};

/** The folder of this process is created in one that other programs use too. */
function explainTemporary({ code, path }: SystemError, { tempFolder }: Pick<Place, 'tempFolder'>): string | undefined {
  const fault = folderFaults[code];
  if (fault === undefined || typeof path !== 'string') return undefined;
  const shared = dirname(tempFolder);
  return path.startsWith(tempFolder) || `${shared}/`.startsWith(`${path}/`)
    ? words.temporary(shared, fault)
    : undefined;
}

function explainFolder({ code, path }: SystemError, { dataFolder }: Place): string | undefined {
  const fault = folderFaults[code];
  if (fault === undefined || typeof path !== 'string') return undefined;
  // The missing or blocking path may be a folder above.
  if (!path.startsWith(dataFolder) && !dataFolder.startsWith(path)) return undefined;
  return words.folder(dataFolder, fault);
}
