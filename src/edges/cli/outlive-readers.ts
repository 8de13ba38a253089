/**
 * A reader that has seen enough, such as `head`, ends neither the run nor changes its exit code. Any other error of an output ends the
 * process, as without this.
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
