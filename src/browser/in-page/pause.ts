/** Waits. When it ends, timers of the page that were due by then have run, also those that a busy page has delayed. */
export async function pause(ms: number): Promise<void> {
  await timeout(ms);
  await timeout(0);
}

export async function timeout(ms: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Waits until what has changed is drawn. A page that is never drawn has no frames, so it waits at most so long. */
export async function untilDrawn(mostMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, mostMs);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
