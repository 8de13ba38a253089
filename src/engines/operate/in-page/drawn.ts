/** A page that is never drawn gets no frame. */
export async function drawn(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 150);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
