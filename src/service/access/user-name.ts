const longestName = 200;

/**
 * Words of visible characters, separated by one U+0020. Other characters could make one name look like another: other
 * spaces, characters that are drawn as nothing (also the blank pattern of Braille), and U+FFFD, which replaces invalid
 * UTF-8. RFC 9110, 5.3 lets proxies join two headers with a comma, so a name with a comma may be two.
 */
const pattern =
  /^[[\p{L}\p{M}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\ufffd,]]+(?: [[\p{L}\p{M}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\ufffd,]]+)*$/v;

/**
 * A name is accepted unchanged or refused, because a shortened or trimmed name may belong to someone else. If two
 * spellings look alike, only the composed one (NFC) is a name.
 */
export function isUserName(text: string): boolean {
  return text.length <= longestName && pattern.test(text) && text.normalize('NFC') === text;
}
