import { format } from '../format.ts';

/** `curbcut backup` and `restore`. */
export const backup = {
  content: (scans: number, pages: number, pictures: number) =>
    `${sayCount(scans, 'scan')}, ${sayCount(pages, 'page')}, ${sayCount(pictures, 'picture')}`,
  written: (file: string, bytes: number, content: string) =>
    `${file} (${format.bytes(bytes)}) was written, read back and verified: ${content}.`,
  keyApart: 'Secrets are in it sealed. CURBCUT_SECRET_KEY, which opens them, is not: keep the key in another place.',
  absent: (count: string, place: string) =>
    `${count} pictures that the findings show were not in ${place} or were damaged. If the service keeps its pictures in another place, set CURBCUT_FILES as it does.`,
  exists: (file: string) => `${file} exists. Choose another name, or remove it.`,
  noSchema: 'The database has no tables of Curbcut. Check DATABASE_URL.',
  otherSchema:
    'The database has the schema of another version of Curbcut. Back it up with the version that its service runs.',
  restored: (content: string, database: string, place: string) =>
    `${content} were restored into ${database}, the pictures into ${place}.`,
  needsKey: (count: number) =>
    `The key is not in the file: start the service with the CURBCUT_SECRET_KEY that sealed the ${sayCount(count, 'secret')} of sign-ins and webhooks.`,
  hasData: (database: string) =>
    `There is data in ${database}. A backup is restored into a new folder or an empty database: set CURBCUT_DATA_DIR or DATABASE_URL.`,
  hasPictures: (place: string) =>
    `There are pictures of another installation in ${place}. Choose an empty place with CURBCUT_DATA_DIR or CURBCUT_FILES.`,
  foreign: (file: string) => `${file} is not a backup of Curbcut. Nothing was changed.`,
  damaged: (file: string) =>
    `${file} is damaged or ends too early: its checksum does not match. Nothing was changed. Use another backup.`,
  newer: (file: string, version: string | undefined) =>
    `${file} was written by a newer version of Curbcut${version === undefined ? '' : ` (${version})`}. Restore it with that version. Nothing was changed.`,
  older: (file: string, version: string) =>
    `${file} has the schema of Curbcut ${version}, which differs from that of this version. Restore it with that version, and then update. Nothing was changed.`,
  system: (path: string, fault: string) => `${path}: ${fault}.`,
  faults: {
    EACCES: 'this user may not open it',
    EPERM: 'this user may not open it',
    EEXIST: 'it was created by another program meanwhile',
    EISDIR: 'it is a folder',
    ENOENT: 'it does not exist',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of its path is a file',
    EROFS: 'its file system cannot be written',
  },
};

function sayCount(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
