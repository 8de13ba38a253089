import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** A thread that creates the embedded database in the folder that it is given, and ends. */
const pglite = await PGlite.create(String(workerData));
await pglite.close();
