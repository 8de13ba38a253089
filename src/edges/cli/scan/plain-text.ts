/** Control characters, and those that hide or reorder the text around them. */
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu;

/** What CI systems read as a command anywhere in a line: GitHub and Azure Pipelines `##[`, `##vso[`, TeamCity `##teamcity[`. */
const commandMark = /##(?=\w*\[)/gu;

const longest = 500;

/**
 * Text that comes from a scanned site, for a terminal or the log of a CI system: one line without anything that a terminal or
 * runner would carry out. It must not begin a line, where GitHub reads `::` as a command.
 */
export function toPlainText(text: string): string {
  const plain = text.replaceAll(invisible, ' ').replaceAll(commandMark, '# #').trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1).toWellFormed()}…`;
}
