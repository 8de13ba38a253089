const lookEveryMs = 50;

/** Checks repeatedly until the check returns a value. Throws what it waited for when the time is up. */
export async function waitUntil<T>(what: string, limitMs: number, look: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (performance.now() > deadline) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await pause(lookEveryMs);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
