/**
 * Characters that are invisible or change how other text is displayed: control characters, bidirectional controls,
 * zero-width and tag characters, line separators, lone surrogates. A page can use them to hide words from a person and
 * show them to a model, or to show a false URL. Characters that join emoji are kept.
 */
const invisible =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB](?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?[\uFE0F\u200D])/gu;

/** Most texts of a report are plain, and a report has millions of texts. */
const plain = /^[\t\n\r -~]*$/;

/** Replaces each invisible character of a text, except line breaks and tabs. */
export function replaceInvisible(text: string, replace: (character: string) => string): string {
  if (plain.test(text)) return text;
  return text.replaceAll(invisible, (character) => ('\t\n\r'.includes(character) ? character : replace(character)));
}

/** Shows each invisible character of a text, such as `\u{202e}`. */
export function writeOutInvisible(text: string): string {
  return replaceInvisible(text, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
