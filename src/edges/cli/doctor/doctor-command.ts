import { z } from 'zod';
import type { CliCommand } from '../command.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const words = commandLine.help.doctor;

const flagsSchema = z.object({ install: z.boolean().default(false), json: z.boolean().default(false) });

export const doctorCommand: CliCommand = {
  name: 'doctor',
  summary: words.summary,
  examples: [
    ['curbcut doctor', words.example1],
    ['curbcut doctor --install', words.example2],
  ],
  define: (command) => void command.option('--install', words.install).option('--json', words.json),
  run: async (command) => {
    const { runDoctor } = await import('./run-doctor.ts');
    return runDoctor(flagsSchema.parse(command.opts()));
  },
};
