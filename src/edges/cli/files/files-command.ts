import { Argument } from 'commander';
import { z } from 'zod';
import type { CliCommand } from '../command.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const words = commandLine.help.files;

const flagsSchema = z.object({ dataDir: z.string().optional() });

export const filesCommand: CliCommand = {
  name: 'files',
  summary: words.summary,
  examples: [['CURBCUT_FILES=s3://bucket/curbcut CURBCUT_FILES_FROM=folder curbcut files move', words.example1]],
  define: (command) => {
    command.addArgument(new Argument('<action>', words.action).choices(['move']));
    command.option('--data-dir <folder>', words.dataDir);
  },
  run: async (command) => {
    const { dataDir } = flagsSchema.parse(command.opts());
    const { moveFiles } = await import('./move-files.ts');
    return moveFiles({ CURBCUT_DATA_DIR: dataDir });
  },
};
