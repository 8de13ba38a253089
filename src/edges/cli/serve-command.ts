import type { Command } from 'commander';
import { z } from 'zod';
import type { CliCommand } from './command.ts';
import { limitHeapGrowth } from './limit-heap-growth.ts';
import { commandLine } from '../../texts/en/command-line/command-line.ts';

const words = commandLine.help.serve;

const flagsSchema = z.object({
  host: z.string().optional(),
  port: z.string().optional(),
  dataDir: z.string().optional(),
  role: z.string().optional(),
});

export const serveCommand: CliCommand = {
  name: 'serve',
  summary: words.summary,
  examples: [
    ['curbcut serve --port 9000', words.example1],
    ['DATABASE_URL=postgres://… curbcut serve --role web', words.example2],
  ],
  define: (command) => {
    addPlace(command);
    command.option('--role <role>', words.role);
  },
  run: (command) => run(flagsSchema.parse(command.opts())),
};

export const workerCommand: CliCommand = {
  name: 'worker',
  summary: words.workerSummary,
  examples: [],
  define: addPlace,
  run: (command) => run({ ...flagsSchema.parse(command.opts()), role: 'worker' }),
};

function addPlace(command: Command): void {
  command
    .option('--host <host>', words.host)
    .option('--port <port>', words.port)
    .option('--data-dir <folder>', words.dataDir);
}

async function run({ host, port, dataDir, role }: z.infer<typeof flagsSchema>): Promise<number> {
  limitHeapGrowth();
  const { serve } = await import('./serve.ts');
  return serve({ HOST: host, PORT: port, CURBCUT_DATA_DIR: dataDir, CURBCUT_ROLE: role });
}
