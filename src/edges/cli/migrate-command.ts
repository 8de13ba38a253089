import { z } from 'zod';
import type { CliCommand } from './command.ts';
import { commandLine } from '../../texts/en/command-line/command-line.ts';

const words = commandLine.help.migrate;

const flagsSchema = z.object({ dataDir: z.string().optional() });

export const migrateCommand: CliCommand = {
  name: 'migrate',
  summary: words.summary,
  examples: [['DATABASE_URL=postgres://… curbcut migrate', words.example1]],
  define: (command) => {
    command.option('--data-dir <folder>', words.dataDir);
  },
  run: async (command) => {
    const { dataDir } = flagsSchema.parse(command.opts());
    const { migrateDatabase } = await import('./migrate-database.ts');
    return migrateDatabase({ CURBCUT_DATA_DIR: dataDir });
  },
};
