import type { Config } from '../../config.ts';

type Place = Pick<Config, 'host' | 'port' | 'dataFolder'>;
type SystemError = Error & { readonly code: string; readonly syscall?: unknown; readonly path?: unknown };

/** Why the service cannot start, and what to do about it. What is not known here is said as it is. */
export function explainStart(error: unknown, place: Place): string {
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error);
  return explainListen(error, place) ?? explainFolder(error, place) ?? error.message;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function explainListen({ code, syscall }: SystemError, { host, port }: Place): string | undefined {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo' && syscall !== 'bind') return undefined;
  if (code === 'EADDRINUSE')
    return `Another program listens on port ${port} of ${host}. Stop it, or choose another port with PORT or --port.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Choose a port from 1024 on with PORT or --port.`;
  return `HOST ("${host}") is no address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all of its addresses.`;
}

const folderFaults: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written by this user',
  EPERM: 'cannot be written by this user',
  EROFS: 'is on a file system that cannot be written',
  ENOSPC: 'is on a disk that is full',
  EEXIST: 'is a file, or is below one',
  ENOTDIR: 'is a file, or is below one',
  ENOENT: 'cannot be created',
};

function explainFolder({ code, path }: SystemError, { dataFolder }: Place): string | undefined {
  const fault = folderFaults[code];
  if (fault === undefined || typeof path !== 'string') return undefined;
  // What is missing or in the way may be a folder above.
  if (!path.startsWith(dataFolder) && !dataFolder.startsWith(path)) return undefined;
  return `The data folder ${dataFolder} ${fault}. Choose another one with CURBCUT_DATA_DIR or --data-dir.`;
}
