import type { Scope } from '../../service/access/scope.ts';
import { newTokenSchema } from '../../service/access/token-record.ts';
import { createToken } from '../../service/access/token-store.ts';
import { commandLine as actor } from '../../service/audit/actor.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../adapters/db/open-database.ts';
import { Refused } from '../../texts/refused.ts';
import { CommandFailure, exitCodes } from './command-failure.ts';
import { sayIssue } from '../../texts/say-issue.ts';
import { say } from '../../texts/say.ts';
import { commandLine } from '../../texts/en/command-line/command-line.ts';

const { service: words } = commandLine;

type TokenOrder = {
  readonly name: string;
  readonly scope: Scope;
  readonly expiresAt?: string | undefined;
  readonly dataDir?: string | undefined;
};

/**
 * Writes a token into the service's database and prints it on standard output, the only place that ever shows it.
 * Anyone who can run this has the data already, so it needs no token.
 */
export async function createFirstToken({ name, scope, expiresAt, dataDir }: TokenOrder): Promise<number> {
  const wanted = newTokenSchema.safeParse({ name, scope, expires_at: expiresAt });
  if (!wanted.success)
    throw new CommandFailure(exitCodes.usage, words.tokenName(say('en', sayIssue(wanted.error.issues[0] ?? {}))));
  const { database: location } = readConfig({ CURBCUT_DATA_DIR: dataDir });
  const database = await openDatabase(location);
  try {
    const { token } = await createToken(database.db, wanted.data, actor);
    process.stderr.write(`${words.tokenOnce}\n`);
    process.stdout.write(`${token}\n`);
    return exitCodes.passed;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new CommandFailure(exitCodes.usage, describeRefusal(error), { cause: error });
  } finally {
    await database.close();
  }
}

function describeRefusal({ code }: Refused): string {
  if (code === 'invalid_request') return words.expired;
  return code === 'token_name_taken' ? words.nameTaken : words.tooManyTokens;
}
