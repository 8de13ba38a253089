/** Control characters, and those that hide or reorder the text around them. */
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu;

/**
 * The marks that CI systems read as a command anywhere in a line: `##[` and `##vso[` (GitHub and Azure Pipelines),
 * `##teamcity[` (TeamCity).
 */
const commandMark = /##(?=\w*\[)/gu;

const longest = 500;

/**
 * Makes text from a scanned site safe for a terminal or the log of a CI system: one line that contains no terminal or
 * runner commands. Do not put it at the beginning of a line, where GitHub reads `::` as a command.
 */
export function toPlainText(text: string): string {
  const plain = text.replaceAll(invisible, ' ').replaceAll(commandMark, '# #').trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1).toWellFormed()}…`;
}
