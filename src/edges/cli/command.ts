import type { Command } from 'commander';

/** One command of the program. `run` gets the command with its flags parsed, and returns the exit code. */
export type CliCommand = {
  readonly name: string;
  readonly summary: string;
  /** Lines for the end of the help, such as `curbcut scan https://example.com`, each with its purpose. */
  readonly examples: readonly (readonly [command: string, purpose: string])[];
  readonly define: (command: Command) => void;
  readonly run: (command: Command) => Promise<number>;
};
