/** The reason why a run ends before its scans do. It is the reason of the run's abort signal. */
export type StopReason =
  | { readonly kind: 'signal'; readonly name: 'SIGINT' | 'SIGTERM' }
  | { readonly kind: 'time_limit' };

export type StopSource = {
  readonly signal: AbortSignal;
  readonly reason: () => StopReason | undefined;
  /** Ends the timer and the handlers. */
  readonly end: () => void;
};

/** The first Ctrl-C or SIGTERM ends the run with the results so far. The second one ends the process. */
export function watchForStop(timeLimitMs: number | undefined, onSecondSignal: (exitCode: number) => void): StopSource {
  const stopping = new AbortController();
  const chosen: { reason?: StopReason; isSignaled?: boolean } = {};
  const stop = (reason: StopReason) => {
    chosen.reason ??= reason;
    stopping.abort();
  };
  const onSignal = (name: 'SIGINT' | 'SIGTERM') => {
    if (chosen.isSignaled === true) onSecondSignal(name === 'SIGINT' ? 130 : 143);
    chosen.isSignaled = true;
    chosen.reason = { kind: 'signal', name };
    stopping.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  const timer = timeLimitMs === undefined ? undefined : setTimeout(() => stop({ kind: 'time_limit' }), timeLimitMs);
  return {
    signal: stopping.signal,
    reason: () => chosen.reason,
    end: () => {
      clearTimeout(timer);
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
    },
  };
}
