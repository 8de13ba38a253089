const mark = '…';

/**
 * A readable URL, for a text next to or in the link: at most `maxLength` UTF-16 code units. Letters and digits of any
 * script replace their bytes. Other characters stay escaped, because they could look like another URL. The middle is
 * left out, because URLs of one site differ at their ends.
 */
export function shortenUrl(url: string, maxLength: number): string {
  const readable = url.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    const decoded = decode(escaped);
    return decoded?.replaceAll(/(?:[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point})+/gu, escape) ?? escaped;
  });
  if (readable.length <= maxLength) return readable;
  const half = (maxLength - mark.length) / 2;
  const [start, end] = [readable.slice(0, Math.ceil(half)), readable.slice(-Math.floor(half))];
  return `${start.toWellFormed().replace(/\uFFFD$/, '')}${mark}${end.toWellFormed().replace(/^\uFFFD/, '')}`;
}

function escape(text: string): string {
  return encodeURIComponent(text);
}

/** Returns undefined for bytes that are not UTF-8. */
function decode(escaped: string): string | undefined {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}
