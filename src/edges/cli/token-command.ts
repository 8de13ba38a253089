import { z } from 'zod';
import { scopes } from '../../service/access/scope.ts';
import type { CliCommand } from './command.ts';
import { commandLine } from '../../texts/en/command-line/command-line.ts';

const words = commandLine.help.token;

/** A date without a time starts in UTC. */
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
  summary: words.summary,
  examples: [
    ['curbcut token create ada --scope admin', words.example1],
    ['DATABASE_URL=postgres://… curbcut token create ci --scope scan', words.example2],
  ],
  define: (command) => {
    command.argument('<action>', words.action).argument('<name>', words.name);
    command
      .requiredOption('--scope <scope>', words.scope)
      .option('--expires-at <time>', words.expiresAt)
      .option('--data-dir <folder>', words.dataDir);
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
