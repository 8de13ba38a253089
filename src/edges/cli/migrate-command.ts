import { z } from 'zod';
import type { CliCommand } from './command.ts';

const flagsSchema = z.object({ dataDir: z.string().optional() });

export const migrateCommand: CliCommand = {
  name: 'migrate',
  summary: 'Brings the schema of the database up to date, and ends. A service also does this when it starts.',
  examples: [
    ['DATABASE_URL=postgres://… curbcut migrate', 'before processes of a new version start; older ones may still run'],
  ],
  define: (command) => {
    command.option('--data-dir <folder>', 'the embedded database (default: ./data)');
  },
  run: async (command) => {
    const { dataDir } = flagsSchema.parse(command.opts());
    const { migrateDatabase } = await import('./migrate-database.ts');
    return migrateDatabase({ CURBCUT_DATA_DIR: dataDir });
  },
};
