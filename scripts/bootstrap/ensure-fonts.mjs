import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { canUseApt } from './can-use-apt.mjs';
import { say } from './say.mjs';

/**
 * Fonts with which visitors commonly see pages: as wide as Arial, Times and Courier; emoji; Chinese, Japanese
 * and Korean.
 */
const packages = [
  { name: 'fonts-liberation', files: /^(?:LiberationSans|Arimo|arial)[-_.]/i },
  { name: 'fonts-noto-color-emoji', files: /emoji/i },
  { name: 'fonts-droid-fallback', files: /cjk|DroidSansFallback|wqy|SourceHan|ipag|takao|nanum|unfonts/i },
];
const sizeMegabytes = 13;

/**
 * Installs missing common fonts where possible, because findings depend on them. Tried once, because a machine
 * without a network must not wait at each start. Elsewhere the service logs a warning with the command.
 */
export function ensureFonts(root) {
  if (process.platform !== 'linux' || !canUseApt()) return;
  const tried = join(root, 'node_modules', '.cache', 'curbcut-fonts');
  if (existsSync(tried)) return;
  const missing = listMissing(listFontFiles());
  if (missing.length > 0) installFromApt(missing);
  mkdirSync(dirname(tried), { recursive: true });
  writeFileSync(tried, '');
}

/** The packages of which no file is there. */
export function listMissing(files) {
  return packages.filter((one) => !files.some((file) => one.files.test(file))).map(({ name }) => name);
}

function installFromApt(names) {
  say(`installing fonts (apt-get, up to ${sizeMegabytes} MB): ${names.join(' ')} …`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const install = () =>
    spawnSync('apt-get', [...patience, 'install', '-y', '--no-install-recommends', ...names], options).status === 0;
  if (install()) return;
  // A fresh container has no lists of packages.
  spawnSync('apt-get', [...patience, 'update'], options);
  if (!install()) say(`The fonts could not be installed; to see why, type: apt-get install ${names.join(' ')}`);
}

function listFontFiles() {
  const folders = [
    '/usr/share/fonts',
    '/usr/local/share/fonts',
    join(homedir(), '.local/share/fonts'),
    join(homedir(), '.fonts'),
  ];
  return folders.flatMap((folder) => {
    try {
      return readdirSync(folder, { recursive: true }).map((path) => path.split('/').at(-1) ?? '');
    } catch {
      return []; // no such folder
    }
  });
}
