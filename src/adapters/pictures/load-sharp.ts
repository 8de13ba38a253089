/**
 * Loads sharp with the first picture, so that a start does not wait for it. Its cache would only use memory, because
 * each picture is created once.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
