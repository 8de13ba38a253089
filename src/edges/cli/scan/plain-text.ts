import { cutText } from '../../../reports/quote-page-text.ts';

/** Control characters, and those that hide or reorder the text around them. */
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu;

/**
 * The marks that CI systems read as a command anywhere in a line: `##[` and `##vso[` (GitHub and Azure Pipelines),
 * `##teamcity[` (TeamCity).
 */
const commandMark = /##(?=\w*\[)/gu;

/** GitHub reads it as a command at the start of a line, also after blanks. */
const commandStart = /^(\s*):(?=:)/u;

const longest = 500;

/**
 * Makes text from a scanned site safe for a terminal or the log of a CI system: one line that contains no terminal or
 * runner commands. Do not put it at the beginning of a line, where GitHub reads `::` as a command.
 */
export function toPlainText(text: string): string {
  return cutText(disarm(text).trim(), longest);
}

/** Makes lines safe in the same way, where a line may quote a file of a repository, which may contain line breaks. */
export function toPlainLines(text: string): string {
  return text
    .split('\n')
    .map((line) => disarm(line).replace(commandStart, '$1: '))
    .join('\n');
}

function disarm(line: string): string {
  return line.replaceAll(invisible, ' ').replaceAll(commandMark, '# #');
}
