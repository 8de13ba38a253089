import type { Command } from 'commander';
import { z } from 'zod';
import type { CliCommand } from './command.ts';
import { limitHeapGrowth } from './limit-heap-growth.ts';

const flagsSchema = z.object({
  host: z.string().optional(),
  port: z.string().optional(),
  dataDir: z.string().optional(),
  role: z.string().optional(),
});

export const serveCommand: CliCommand = {
  name: 'serve',
  summary: 'Runs the service: web interface, REST, and the worker that scans.',
  examples: [
    ['curbcut serve --port 9000', 'the service on http://127.0.0.1:9000, its data in ./data'],
    ['DATABASE_URL=postgres://… curbcut serve --role web', 'one of several processes that share a PostgreSQL server'],
  ],
  define: (command) => {
    addPlace(command);
    command.option('--role <role>', 'what this process does: all, web or worker (default: all)');
  },
  run: (command) => run(flagsSchema.parse(command.opts())),
};

export const workerCommand: CliCommand = {
  name: 'worker',
  summary: 'Runs a worker alone: the same as serve --role worker.',
  examples: [],
  define: addPlace,
  run: (command) => run({ ...flagsSchema.parse(command.opts()), role: 'worker' }),
};

function addPlace(command: Command): void {
  command
    .option('--host <host>', 'where it listens (default: 127.0.0.1)')
    .option('--port <port>', 'the port (default: 8080)')
    .option('--data-dir <folder>', 'the embedded database and the screenshots (default: ./data)');
}

async function run({ host, port, dataDir, role }: z.infer<typeof flagsSchema>): Promise<number> {
  limitHeapGrowth();
  const { serve } = await import('./serve.ts');
  return serve({ HOST: host, PORT: port, CURBCUT_DATA_DIR: dataDir, CURBCUT_ROLE: role });
}
