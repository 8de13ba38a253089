/** All that a stream gives, as texts, in its pieces. */
export async function collectText(stream: AsyncIterable<unknown>): Promise<readonly string[]> {
  const pieces: string[] = [];
  for await (const piece of stream) pieces.push(String(piece));
  return pieces;
}
