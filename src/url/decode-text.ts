/** Decodes percent-encoded text. A text with a lone % or with bytes that are not UTF-8 stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
