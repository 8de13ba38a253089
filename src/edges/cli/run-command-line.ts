import { Command, CommanderError } from 'commander';
import type { CliCommand } from './command.ts';
import { CommandFailure, exitCodes } from './command-failure.ts';

export type Program = { readonly version: string; readonly commands: readonly CliCommand[] };

/**
 * Runs the command that the arguments name (`serve` without any) and returns its exit code. What is wrong is said in one
 * sentence on standard error.
 */
export async function runCommandLine(args: readonly string[], program: Program): Promise<number> {
  const result = { code: 0 };
  const root = build(program, (code) => (result.code = code));
  try {
    await root.parseAsync(args.length === 0 ? ['serve'] : [...args], { from: 'user' });
    return result.code;
  } catch (error) {
    return report(error);
  }
}

function build({ version, commands }: Program, end: (code: number) => void): Command {
  const root = new Command('curbcut')
    .description('Scans web pages for accessibility issues in a real browser.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .addHelpText('after', '\nThe flags of a command: curbcut COMMAND --help')
    .showSuggestionAfterError()
    .exitOverride();
  for (const { name, summary, examples, define, run } of commands) {
    const command = root.command(name).description(summary).helpOption('-h, --help', 'print this help');
    define(command);
    command.addHelpText('after', describeExamples(examples));
    command.action(async () => end(await run(command)));
  }
  return root;
}

function describeExamples(examples: CliCommand['examples']): string {
  if (examples.length === 0) return '';
  return ['', 'Examples:', ...examples.map(([command, purpose]) => `  # ${purpose}\n  $ ${command}`)].join('\n');
}

/** The parser has already written its own errors. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.passed : exitCodes.usage;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return error instanceof CommandFailure ? error.exitCode : 1;
}
