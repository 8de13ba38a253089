import type { Command } from 'commander';

/** One command of the program. `run` gets the command after its flags were parsed, and returns the exit code. */
export type CliCommand = {
  readonly name: string;
  readonly summary: string;
  /** Lines for the end of the help: `curbcut scan https://example.com`, with what it does. */
  readonly examples: readonly (readonly [command: string, purpose: string])[];
  /** Adds arguments and flags. */
  readonly define: (command: Command) => void;
  readonly run: (command: Command) => Promise<number>;
};
