import { format } from '../format.ts';

/** `curbcut files move`, `migrate` and `token`. */
export const service = {
  moved: (images: string, bytes: number) => `${images} images moved (${format.bytes(bytes)})`,
  damaged: (images: number, place: string) => `${images} images are damaged and were left in ${place}.`,
  nameStores:
    'Set CURBCUT_FILES to the store that the files move to, and CURBCUT_FILES_FROM to the one that they are in ("folder" is the data folder). Start the service with the same variables first.',
  otherDatabase: (from: string, to: string) =>
    `${from} and ${to} do not belong to the same database. Start the service with CURBCUT_FILES and CURBCUT_FILES_FROM first: it checks both.`,
  noFile: 'A file could not be read or written.',
  moveAgain: 'Nothing is lost: images that were not moved are where they were. Run the command again to continue.',
  schema: {
    current: (database: string) => `The schema is up to date: ${database}`,
    newer: (database: string) =>
      `A newer version of Curbcut has changed the schema, and this one works with it. There is nothing to do: ${database}`,
  },
  tokenName: (problem: string) => `The name: ${problem}`,
  tokenOnce: 'This is the only time that the token is shown:',
  expired: '--expires-at must be in the future.',
  expiry: '--expires-at must be a day or a time, such as 2027-01-31 or 2027-01-31T12:00:00+01:00.',
  scope: 'the scope must be read, scan or admin.',
  nameTaken: 'Another token has this name.',
  tooManyTokens: 'There are too many tokens.',
  error: (problem: string) => `error: ${problem}`,
  noAction: (action: string) => `"${action}" is not an action. The only one is create.`,
};

/** The reasons why the service cannot start. */
export const start = {
  portTaken: (port: number, host: string) =>
    `Another program listens on port ${port} of ${host}. Stop it, or choose another port with PORT or --port.`,
  portForbidden: (port: number) =>
    `This user may not listen on port ${port}. Choose a port from 1024 on with PORT or --port.`,
  otherHost: (host: string) =>
    `HOST ("${host}") is not an address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all of its addresses.`,
  folder: (folder: string, fault: string) =>
    `The data folder ${folder} ${fault}. Choose another one with CURBCUT_DATA_DIR or --data-dir.`,
  temporary: (folder: string, fault: string) =>
    `The folder for temporary files, ${folder}, ${fault}. Choose another one with the variable TMPDIR.`,
  faults: {
    unwritable: 'cannot be written by this user',
    readOnly: 'is on a file system that cannot be written',
    full: 'is on a disk that is full',
    aFile: 'is a file, or is below one',
    absent: 'cannot be created',
  },
};

/** The faults of a file of known failures. */
export const baselineFile = {
  tooLarge: (name: string) => `${name} is larger than 64 MiB, which is the limit.`,
  newer: (name: string, version: number) =>
    `${name} was written by a newer version of Curbcut (baseline_version ${version}). Update Curbcut to use it.`,
  older: (name: string) =>
    `${name} was written by an earlier version of Curbcut, and its entries cannot be read. Remove it, then write it with --update-baseline.`,
  invalid: (name: string, problem: string) => `${name} is not a valid baseline: ${problem}`,
  fingerprint: 'must be a fingerprint',
  tooMany: (name: string, count: string, most: string) =>
    `${name} would have ${count} findings. At most ${most} are possible.`,
  notJson: (name: string, reason: string) => `${name} is not valid JSON: ${reason}`,
  conflict: (name: string, line: number) =>
    `${name} has an unresolved merge conflict in line ${line}. Keep the lines of both sides, then run again with --update-baseline.`,
  viewport: (known: string, preset: string) =>
    `The baseline is of the viewport "${known}", and the scan is of "${preset}". Use one baseline file per viewport.`,
  incompleteReport: 'The JSON report is not complete. Download it again.',
  unreadableReport:
    'This is not a JSON report of this version of Curbcut, or a program has changed its lines. Download report.json again.',
};
