/**
 * Keeps a run and its exit code unchanged when a reader, such as `head`, closes its end early. Any other output error
 * still ends the process.
 */
export function outliveReaders(outputs: readonly NodeJS.WritableStream[]): void {
  for (const output of outputs) {
    output.on('error', (error) => {
      if (!isReaderGone(error)) throw error;
    });
  }
}

export function isReaderGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}
