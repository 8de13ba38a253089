import { PGlite } from '@electric-sql/pglite';
import { readEngineFiles } from './engine-files.ts';
import { PrivateFiles } from './private-files.ts';

// A program: creates a database cluster in the folder that it is given, and ends.
const [, , place = ''] = process.argv;

// Without the process that started it nothing would use the cluster.
process.once('disconnect', () => process.exit(1));

// The creation fills its buffers: small ones save 130 MB. Opening the database sets its own.
const initDbStartParams = ['--set', 'shared_buffers=1MB'];
const pglite = await PGlite.create({ fs: new PrivateFiles(place), ...(await readEngineFiles()), initDbStartParams });
await pglite.close();
process.exit(0);
