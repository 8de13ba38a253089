// Makes a fresh machine ready, then becomes the command that was asked for. Plain JavaScript
// without dependencies, because it runs on Node 20 before anything is installed.
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import { ensureChromium } from './bootstrap/ensure-chromium.mjs';
import { ensureDatabase } from './bootstrap/ensure-database.mjs';
import { ensureDependencies } from './bootstrap/ensure-dependencies.mjs';
import { ensureDocs } from './bootstrap/ensure-docs.mjs';
import { ensureFonts } from './bootstrap/ensure-fonts.mjs';
import { ensureNode } from './bootstrap/ensure-node.mjs';
import { ensureUi } from './bootstrap/ensure-ui.mjs';
import { installsBrowser, needsBrowser } from './bootstrap/needs-browser.mjs';
import { environmentFor, passThrough } from './bootstrap/pass-through.mjs';
import { SetupFailure, say } from './bootstrap/say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const typed = process.argv.slice(3);

/** What `node scripts/bootstrap.mjs <name> …` runs, always under Node 24. */
const commands = {
  start: {
    purpose: 'run',
    needsBrowser: true,
    needsFonts: true,
    needsUi: true,
    needsDocs: true,
    toArgs: (args) => ['src/main.ts', 'serve', ...args],
  },
  dev: {
    purpose: 'develop',
    needsBrowser: true,
    needsFonts: true,
    toArgs: (args) => ['scripts/dev.ts', ...args],
  },
  test: {
    purpose: 'develop',
    needsBrowser: true,
    needsFonts: true,
    needsUi: true,
    toArgs: (args) => ['scripts/test.ts', ...args],
  },
  check: { purpose: 'develop', needsBrowser: false, toArgs: (args) => ['scripts/check.ts', ...args] },
  run: { purpose: 'develop', needsBrowser: true, toArgs: (args) => args },
  exec: { purpose: 'develop', needsBrowser: false, toArgs: undefined },
  /** Files that it names are in the folder where it was typed. */
  curbcut: {
    purpose: 'run',
    needsBrowser: needsBrowser(typed),
    needsFonts: installsBrowser(typed),
    isInstall: installsBrowser(typed),
    needsDatabase: true,
    needsUi: typed[0] === 'serve' || typed[0] === 'demo',
    needsDocs: typed[0] === 'serve' || typed[0] === 'demo',
    folder: process.cwd(),
    toArgs: (args) => [join(root, 'src', 'main.ts'), ...args],
  },
};

async function main([name, ...args]) {
  const command = findCommand(name, args);

  const node = ensureNode(root);
  ensureDependencies(root, node, command);
  const chromium = command.needsBrowser ? ensureChromium(root, node, command) : undefined;

  if (command.needsFonts) ensureFonts(root);
  if (command.needsUi) ensureUi(root, node);
  if (command.needsDocs) ensureDocs(root, node);
  if (command.needsBrowser || command.needsDatabase) ensureDatabase(root, node);

  const env = environmentFor({ root, node, chromium });
  if (command.toArgs === undefined) return passThrough(args, { folder: root, env });
  return passThrough([node, ...command.toArgs(args)], { folder: command.folder ?? root, env });
}

function findCommand(name, args) {
  const isKnown = name !== undefined && Object.hasOwn(commands, name);
  const lacksTarget = (name === 'run' || name === 'exec') && args.length === 0;
  if (isKnown && !lacksTarget) return commands[name];
  throw new SetupFailure(
    `Say what to run, type: node scripts/bootstrap.mjs ${Object.keys(commands).join('|')} [arguments]`,
  );
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error;
  say(error.message);
  process.exitCode = 1;
}
