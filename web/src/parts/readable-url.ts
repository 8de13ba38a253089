/** A URL as people read it: letters and digits of any script instead of their bytes. All else stays escaped, because it could look like another URL. */
export function readableUrl(url: string): string {
  return url.replaceAll(/(?:%[0-9a-f]{2})+/giu, (escaped) => {
    const decoded = decode(escaped);
    if (decoded === undefined) return escaped;
    return decoded.replaceAll(/(?:[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point})+/gu, (others) =>
      encodeURIComponent(others),
    );
  });
}

/** Undefined for bytes that are not UTF-8. */
function decode(escaped: string): string | undefined {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}
