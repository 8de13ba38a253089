/**
 * The name and code of an error, for operators. The message stays in the log, because it may quote paths or stored
 * text.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const call = 'syscall' in error && typeof error.syscall === 'string' ? ` (${error.syscall})` : '';
  return `${error.name}${code}${call}`.slice(0, 200);
}
