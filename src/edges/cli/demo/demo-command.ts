import { z } from 'zod';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import type { CliCommand } from '../command.ts';

const words = commandLine.help.demo;

const flagsSchema = z.object({ open: z.boolean(), port: z.string().optional() });

export const demoCommand: CliCommand = {
  name: 'demo',
  summary: words.summary,
  examples: [['curbcut demo', words.example1]],
  define: (command) => void command.option('--port <port>', words.port).option('--no-open', words.noOpen),
  run: async (command) => {
    const { runDemo } = await import('./run-demo.ts');
    return runDemo(flagsSchema.parse(command.opts()));
  },
};
