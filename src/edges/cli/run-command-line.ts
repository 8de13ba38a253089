import { Command, CommanderError } from 'commander';
import type { CliCommand } from './command.ts';
import { CommandFailure, exitCodes } from './command-failure.ts';
import { toPlainLines } from './scan/plain-text.ts';
import { commandLine } from '../../texts/en/command-line/command-line.ts';

const words = commandLine.help.all;

export type Program = { readonly version: string; readonly commands: readonly CliCommand[] };

/**
 * Runs the command that the arguments name, and returns its exit code. Without arguments it prints the help. Reports an
 * error as one sentence on standard error.
 */
export async function runCommandLine(args: readonly string[], program: Program): Promise<number> {
  const result = { code: 0 };
  const root = build(program, (code) => (result.code = code));
  try {
    if (args.length === 0) root.help({ error: true });
    await root.parseAsync([...args], { from: 'user' });
    return result.code;
  } catch (error) {
    return report(error);
  }
}

function build({ version, commands }: Program, end: (code: number) => void): Command {
  const root = new Command('curbcut')
    .description(words.summary)
    .version(version, '-V, --version', words.version)
    .helpOption('-h, --help', words.help)
    .helpCommand(false)
    .addHelpText('after', `\n${words.commands}`)
    .showSuggestionAfterError()
    .exitOverride();
  for (const { name, summary, examples, define, run } of commands) {
    const command = root.command(name).description(summary).helpOption('-h, --help', words.help);
    define(command);
    command.addHelpText('after', describeExamples(examples));
    command.action(async () => end(await run(command)));
  }
  return root;
}

function describeExamples(examples: CliCommand['examples']): string {
  if (examples.length === 0) return '';
  return ['', words.examples, ...examples.map(([command, purpose]) => `  # ${purpose}\n  $ ${command}`)].join('\n');
}

/** The parser has already written its own errors. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.passed : exitCodes.usage;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${toPlainLines(message)}\n`);
  return error instanceof CommandFailure ? error.exitCode : 1;
}
