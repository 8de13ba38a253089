/**
 * Characters that are invisible or reorder the text around them, as in the reports (`src/texts/invisible-text.ts`).
 * Characters that join emoji are kept.
 */
const invisible =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB](?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?[\uFE0F\u200D]|[\t\n\r])/gu;

/** Most texts are plain, and each one passes here whenever it is shown. */
const plain = /^[\t\n\r -~]*$/;

/** Shows each invisible character of a text, such as `\u{202e}`, except line breaks and tabs. */
export function writeOutInvisible(text: string): string {
  if (plain.test(text)) return text;
  return text.replaceAll(invisible, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
