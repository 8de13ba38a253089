import { z } from 'zod';
import type { CliCommand } from '../command.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const { backup: words, restore: restoreWords } = commandLine.help;

const flagsSchema = z.object({ dataDir: z.string().optional() });
const fileSchema = z.tuple([z.string().min(1)]);

export const backupCommand: CliCommand = {
  name: 'backup',
  summary: words.summary,
  examples: [
    ['curbcut backup curbcut.backup', words.example1],
    ['DATABASE_URL=postgres://… curbcut backup curbcut.backup', words.example2],
  ],
  define: (command) => {
    command.argument('<file>', words.file).option('--data-dir <folder>', words.dataDir);
  },
  run: async (command) => {
    const { backUp } = await import('./back-up.ts');
    const [file] = fileSchema.parse(command.processedArgs);
    return backUp(file, { CURBCUT_DATA_DIR: flagsSchema.parse(command.opts()).dataDir });
  },
};

export const restoreCommand: CliCommand = {
  name: 'restore',
  summary: restoreWords.summary,
  examples: [
    ['CURBCUT_DATA_DIR=/srv/curbcut curbcut restore curbcut.backup', restoreWords.example1],
    ['DATABASE_URL=postgres://… curbcut restore curbcut.backup', restoreWords.example2],
  ],
  define: (command) => {
    command.argument('<file>', restoreWords.file).option('--data-dir <folder>', restoreWords.dataDir);
  },
  run: async (command) => {
    const { restore } = await import('./restore.ts');
    const [file] = fileSchema.parse(command.processedArgs);
    return restore(file, { CURBCUT_DATA_DIR: flagsSchema.parse(command.opts()).dataDir });
  },
};
