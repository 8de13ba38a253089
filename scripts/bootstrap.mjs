// Makes a fresh machine ready, then becomes the command that was asked for. Plain JavaScript
// without dependencies, because it runs on Node 20 before anything is installed.
import { fileURLToPath } from 'node:url';
import { dirname } from 'node:path';
import { ensureChromium } from './bootstrap/ensure-chromium.mjs';
import { ensureDatabase } from './bootstrap/ensure-database.mjs';
import { ensureDependencies } from './bootstrap/ensure-dependencies.mjs';
import { ensureFonts } from './bootstrap/ensure-fonts.mjs';
import { ensureNode } from './bootstrap/ensure-node.mjs';
import { ensureUi } from './bootstrap/ensure-ui.mjs';
import { environmentFor, passThrough } from './bootstrap/pass-through.mjs';
import { SetupFailure, say } from './bootstrap/say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What `node scripts/bootstrap.mjs <name> …` runs, always under Node 24. */
const commands = {
  start: {
    purpose: 'run',
    needsBrowser: true,
    needsFonts: true,
    needsUi: true,
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
};

async function main([name, ...args]) {
  const command = findCommand(name, args);

  const node = ensureNode(root);
  ensureDependencies(root, node, command);
  const chromium = command.needsBrowser ? ensureChromium(root, node) : undefined;

  if (command.needsFonts) ensureFonts(root);
  if (command.needsUi) ensureUi(root, node);
  if (command.needsBrowser) ensureDatabase(root, node);

  const env = environmentFor({ root, node, chromium });
  if (command.toArgs === undefined) return passThrough(args, { root, env });
  return passThrough([node, ...command.toArgs(args)], { root, env });
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
