import { format } from '../format.ts';

/** `curbcut doctor`. */
export const doctor = {
  states: { ok: 'ok', degraded: 'limited', failed: 'FAILED' },
  names: {
    curbcut: 'curbcut',
    node: 'node',
    configuration: 'configuration',
    temporaryFolder: 'temporary folder',
    dataFolder: 'data folder',
    browser: 'browser',
    sandbox: 'sandbox',
    fonts: 'fonts',
    proxy: 'proxy',
    objectStore: 'object store',
    database: 'database',
    readReplica: 'read replica',
  },
  keep: (folder: string | undefined) =>
    folder === undefined
      ? 'The browser belongs to the system. There is no folder to keep.'
      : `To keep the browser between runs of a pipeline, keep this folder: ${folder}`,
  build: (version: string, commit: string) => `Curbcut ${version}, commit ${commit}.`,
  node: (version: string) => `Node.js ${version}.`,
  oldNode: (version: string, least: number) => `Node.js ${version} is too old: version ${least} or newer is needed.`,
  newNode: 'npm install --global node@latest, or see https://nodejs.org/en/download',
  proxies: (scan: string, serve: string) =>
    `curbcut scan reaches public addresses by ${scan}, curbcut serve ${serve === '' ? 'directly' : `by ${serve}`}.`,
  temporaryFiles: 'temporary files',
  data: 'data of curbcut serve',
  writable: (folder: string, purpose: string, free: number) =>
    `${folder} (${purpose}): writable, ${format.bytes(free)} free.`,
  notWritable: (folder: string, purpose: string) => `${folder} (${purpose}) is not writable.`,
  freeSpace: (variable: string) => `Free space on this disk, or set ${variable} to a folder on another one.`,
  makeWritable: (variable: string) => `Make it writable for this user, or set ${variable} to another folder.`,
  closed: (count: number) => `${count} files and folders in it were open to other users, and are closed now.`,
  closeFolder: (folder: string) =>
    `Give ${folder} and all that is in it to the user of the service, and take it from others: chmod 700.`,
  correctVariable: 'Correct the environment variable, or unset it.',
  server: (server: string) => `${server}.`,
  startServer: 'Start the server, or correct DATABASE_URL. curbcut scan works without it.',
  correctReplica: 'Correct DATABASE_URL and DATABASE_READ_URL. Until then reports are read from the primary.',
};
