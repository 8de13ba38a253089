import { z } from 'zod';
import { scopes } from '../../service/access/scope.ts';
import type { CliCommand } from './command.ts';
import { commandLine } from '../../texts/en/command-line/command-line.ts';

/** A day without a time begins in UTC. */
const instant = z
  .string()
  .transform((text) => (/^[\d-]{10}$/.test(text) ? `${text}T00:00:00Z` : text))
  .pipe(
    z.iso.datetime({
      offset: true,
      error: commandLine.service.expiry,
    }),
  );
const flagsSchema = z.object({
  scope: z.enum(scopes, commandLine.service.scope),
  expiresAt: instant.optional(),
  dataDir: z.string().optional(),
});

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
      .option(
        '--expires-at <time>',
        'from then on it is refused: a day (in UTC) or a time, as 2027-01-31 (default: never)',
      )
      .option('--data-dir <folder>', 'the embedded database (default: ./data)');
  },
  run: async (command) => {
    const { createFirstToken } = await import('./create-token.ts');
    const [action, name] = z.tuple([z.string(), z.string()]).parse(command.processedArgs);
    const flags = flagsSchema.safeParse(command.opts());
    if (action !== 'create') command.error(commandLine.service.error(commandLine.service.noAction(action)));
    if (!flags.success) return command.error(commandLine.service.error(flags.error.issues[0]?.message ?? ''));
    return createFirstToken({ name, ...flags.data });
  },
};
