#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { isOwnFolder } from './edges/cli/own-folder.ts';
import { findCacheFolder } from './config.ts';

// Compiled code is cached, which halves the cost of a start. Imports after this point use the cache.
const cacheFolder = findCacheFolder();
if (cacheFolder !== undefined && isOwnFolder(cacheFolder)) enableCompileCache(join(cacheFolder, 'compiled'));
const { commands } = await import('./edges/cli/commands.ts');
const { outliveReaders } = await import('./edges/cli/outlive-readers.ts');
const { runCommandLine } = await import('./edges/cli/run-command-line.ts');
const { version } = await import('./version.ts');

outliveReaders([process.stdout, process.stderr]);
const code = await runCommandLine(process.argv.slice(2), { version, commands });
// Waits until a pipe has received all output.
await new Promise<void>((resolve) => {
  process.stdout.write('', () => resolve());
});
// A browser that hangs during its start would keep this process alive for half a minute. It ends with the process.
process.exit(code);
