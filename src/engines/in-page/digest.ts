/** A short name for a text, because most texts would be too long. Insecure pages lack `crypto.subtle`. */
export function digest(text: string): string {
  return [0, 1, 2].map((seed) => hashOf(text, seed).toString(36)).join('.');
}

/** FNV-1a of 32 bits. */
export function hashOf(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ (seed * 0x9e3779b1);
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
