/** Loaded with the first picture: a start does not wait for it. No picture is made twice, so its cache would only use memory. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
