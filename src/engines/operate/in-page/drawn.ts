/** In a page that is never drawn no frame comes. */
export async function drawn(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 150);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
