import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import { readText, usage } from './read-text.ts';
import { endSentence, settingsSchema } from './settings-schema.ts';

const { usage: words } = commandLine;

/**
 * A configuration file can name any file as its list. Only a list that the caller names is quoted in the log of a
 * pipeline.
 */
type Quoting = { readonly quotesLines: boolean };

/** The URLs of a file, one per line. `#` begins a comment. */
export function readList(file: string, { quotesLines }: Quoting): readonly string[] {
  const lines = readText(file === '-' ? 0 : file, `--list ${file}`)?.split(/\r?\n/u) ?? [];
  const urls = lines
    .map((line) => line.replace(/(?:^|\s)#.*$/u, '').trim())
    .map((line, index) => ({ line, number: index + 1 }));
  return urls
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      const parsed = settingsSchema.shape.urls.safeParse([line]);
      if (parsed.success) return line;
      const reason = quotesLines ? parsed.error.issues[0]?.message : undefined;
      throw usage(words.listLine(file, number, endSentence(reason ?? words.notScannable)));
    });
}
