import { Argument } from 'commander';
import { z } from 'zod';
import type { CliCommand } from '../command.ts';

const flagsSchema = z.object({ dataDir: z.string().optional() });

export const filesCommand: CliCommand = {
  name: 'files',
  summary: 'Moves the screenshots from one store to another while the service runs.',
  examples: [
    [
      'CURBCUT_FILES=s3://bucket/curbcut CURBCUT_FILES_FROM=folder curbcut files move',
      'from the data folder into an object store; the service runs with the same variables',
    ],
  ],
  define: (command) => {
    command.addArgument(new Argument('<action>', 'what to do').choices(['move']));
    command.option('--data-dir <folder>', 'the data folder of the service (default: ./data)');
  },
  run: async (command) => {
    const { dataDir } = flagsSchema.parse(command.opts());
    const { moveFiles } = await import('./move-files.ts');
    return moveFiles({ CURBCUT_DATA_DIR: dataDir });
  },
};
