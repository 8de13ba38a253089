const drawing = /data:image\/svg[^,]*,[^\s"')]*/gi;

/** Reads the text of SVG images in a style or an attribute, both with and without its markup. */
export function readDrawings(text: string): readonly string[] {
  return (text.match(drawing) ?? []).flatMap((url) => {
    const at = url.indexOf(',');
    const isBase64 = /;base64$/i.test(url.slice(0, at).trim());
    const content = isBase64 ? Buffer.from(decode(url.slice(at + 1)), 'base64').toString() : decode(url.slice(at + 1));
    return [content, content.replaceAll(/<[^>]*>/g, '')];
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
