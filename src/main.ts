#!/usr/bin/env node
import { disablePretenuring } from './cli/disable-pretenuring.ts';
import { serve } from './cli/serve.ts';

const usage = `Usage: curbcut serve [--host ADDRESS] [--port N] [--data-dir FOLDER] [--role all|web|worker]
       curbcut worker        the same as serve --role worker
`;

disablePretenuring();

// A browser that hangs during its start would keep this process alive for half a minute. It ends with the
// process.
process.exit(await run(process.argv.slice(2)));

async function run([command = 'serve', ...args]: readonly string[]): Promise<number> {
  try {
    if (command === 'serve') return await serve(args);
    if (command === 'worker') return await serve([...args, '--role', 'worker']);
    process.stderr.write(`There is no command "${command}".\n${usage}`);
    return 2;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
