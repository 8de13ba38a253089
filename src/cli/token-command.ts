import { z } from 'zod';
import { scopes } from '../access/scope.ts';
import type { CliCommand } from './command.ts';

const flagsSchema = z.object({ scope: z.enum(scopes), dataDir: z.string().optional() });

export const tokenCommand: CliCommand = {
  name: 'token',
  summary: 'Creates a token, also the first one, for a service with access control (CURBCUT_AUTH=tokens).',
  examples: [
    ['curbcut token create ada --scope admin', 'prints the token once; the embedded database must not be in use'],
    ['DATABASE_URL=postgres://… curbcut token create ci --scope scan', 'while the service runs'],
  ],
  define: (command) => {
    command.argument('<action>', 'create').argument('<name>', 'who or what uses the token');
    command
      .requiredOption('--scope <scope>', 'what it may do: read, scan or admin')
      .option('--data-dir <folder>', 'the embedded database (default: ./data)');
  },
  run: async (command) => {
    const { createFirstToken } = await import('./create-token.ts');
    const [action, name] = z.tuple([z.string(), z.string()]).parse(command.processedArgs);
    const flags = flagsSchema.safeParse(command.opts());
    if (action !== 'create') command.error(`error: "${action}" is not an action. The only one is create.`);
    if (!flags.success) return command.error('error: the scope must be read, scan or admin.');
    return createFirstToken({ name, ...flags.data });
  },
};
