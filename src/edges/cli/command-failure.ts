/** The exit codes of every command. Linters use the same numbers, so a pipeline needs no table. */
export const exitCodes = {
  passed: 0,
  findings: 1,
  usage: 2,
  tooLittle: 3,
  cannotWork: 4,
  sigint: 130,
  sigterm: 143,
} as const;

/** Ends a command with a sentence for the user and an exit code. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(exitCode: (typeof exitCodes)['usage' | 'cannotWork'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
