export class OutOfTime extends Error {}

export type LimitOptions = {
  /** Ends the limit early, with its own reason. */
  readonly signal?: AbortSignal | undefined;
  /** Creates the reason when the time is over. Default: an OutOfTime. */
  readonly late?: () => Error;
};

/**
 * A signal that is aborted when the time is over, or with the caller's signal. Call `end` after the work, because its
 * timer keeps the process alive.
 */
export class TimeLimit {
  readonly signal: AbortSignal;
  readonly #timer: NodeJS.Timeout;

  constructor(limitMs: number, { signal, late }: LimitOptions = {}) {
    const timeUp = new AbortController();
    this.signal = signal === undefined ? timeUp.signal : AbortSignal.any([signal, timeUp.signal]);
    this.#timer = setTimeout(() => timeUp.abort(late?.() ?? describeLimit(limitMs)), Math.max(0, limitMs));
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * Returns the result of the work, or throws the signal's reason as soon as it is aborted. The work itself continues
 * unless it watches the signal, too. Its late result is dropped, and a late rejection is never unhandled.
 */
export async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([aborted.promise, work]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Returns the result of the work. Throws if it takes longer than `limitMs`, or if the signal is aborted. */
export async function within<T>(limitMs: number, work: Promise<T>, options?: LimitOptions): Promise<T> {
  const limit = new TimeLimit(limitMs, options);
  try {
    return await untilAborted(limit.signal, work);
  } finally {
    limit.end();
  }
}

/** True if the work ends within `limitMs`, with success or an error. */
export async function endsWithin(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  const over = work.then(
    () => true,
    () => true,
  );
  return within(limitMs, over).catch(() => false);
}

function describeLimit(limitMs: number): OutOfTime {
  return new OutOfTime(`The time limit of ${Math.max(0, limitMs).toLocaleString('en')} ms is over.`);
}
