import { Command } from 'commander';
import { commands } from '../../src/edges/cli/commands.ts';
import type { CliCommand } from '../../src/edges/cli/command.ts';
import { escapeCell, escapeMarkdown } from './escape.ts';
import type { Page } from './page.ts';
import { generated } from './page.ts';

/** The reference of the command line, from the commands themselves. */
export function writeCommandsPage(): Page {
  const parts = [
    '# Commands',
    'In a folder where the package is installed, each command begins with `npx`. In a checkout it is `node scripts/curbcut.mjs`.',
    ...commands.flatMap(writeCommand),
  ];
  return { path: 'commands', title: 'Commands', source: generated, markdown: parts.join('\n\n') };
}

function writeCommand({ name, summary, examples, define }: CliCommand): readonly string[] {
  const command = new Command(name).helpOption(false);
  define(command);
  const given = command.registeredArguments.map((one) => [`${one.name()}${one.variadic ? '…' : ''}`, one.description]);
  const options = command.options.filter(({ hidden }) => !hidden).map(({ flags, description }) => [flags, description]);
  return [
    `## curbcut ${name}`,
    escapeMarkdown(summary),
    ...writeTable('Argument', given),
    ...writeTable('Option', options),
    ...readMore(command),
    ...examples.map(([line, purpose]) => `${escapeMarkdown(purpose)}:\n\n\`\`\`sh\n${line}\n\`\`\``),
  ];
}

function writeTable(kind: string, rows: readonly (readonly string[])[]): readonly string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(([name = '', text = '']) => `| ${escapeCell(`\`${name}\``)} | ${escapeCell(text)} |`);
  return [[`| ${kind} | Meaning |`, '|---|---|', ...lines].join('\n')];
}

/** The text that a command adds to the end of its help, such as its exit codes. */
function readMore(command: Command): readonly string[] {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) });
  command.outputHelp();
  const more = help.slice(command.helpInformation().length).trim();
  return more === '' ? [] : [`\`\`\`\n${more}\n\`\`\``];
}
