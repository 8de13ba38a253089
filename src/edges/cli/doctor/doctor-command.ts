import { z } from 'zod';
import type { CliCommand } from '../command.ts';

const flagsSchema = z.object({ json: z.boolean().default(false) });

export const doctorCommand: CliCommand = {
  name: 'doctor',
  summary: 'Checks what scans need: Node.js, browser, sandbox, fonts, folders, object store, database.',
  examples: [['curbcut doctor', 'one line per check, with the command that brings what is missing']],
  define: (command) => void command.option('--json', 'print JSON'),
  run: async (command) => {
    const { runDoctor } = await import('./run-doctor.ts');
    return runDoctor(flagsSchema.parse(command.opts()));
  },
};
