export async function pause(ms: number): Promise<void> {
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
