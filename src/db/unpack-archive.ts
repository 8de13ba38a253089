import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { unpackFolder } from './database-archive.ts';

/** The program of a thread: it unpacks one archive into a new folder, and ends. An error ends it too, and reaches the one who started it. */
const { archive, folder } = z.object({ archive: z.string(), folder: z.string() }).parse(workerData);
mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
await unpackFolder(await readFile(archive), folder);
