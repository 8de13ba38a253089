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

/** Waits until the messages that scripts have posted to themselves so far have arrived: a busy page handles them late. */
export async function untilMessages(): Promise<void> {
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const onMessage = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', onMessage, { once: true });
    port1.start();
    port2.postMessage('');
  });
}

/**
 * Waits until what has changed is drawn. A page that is never drawn has no frames, so it waits at most so long. Returns
 * false if this time was not enough.
 */
export async function untilDrawn(mostMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), mostMs);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
  });
}
