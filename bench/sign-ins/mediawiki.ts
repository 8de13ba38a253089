import { randomBytes } from 'node:crypto';
import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Secret } from 'otpauth';
import type { RealApp } from './real-app.ts';
import { runCommand } from './run-command.ts';
import { findFreePort, runServer } from './run-server.ts';

const numbers = [1, 2, 3, 4, 5, 6];

const settings = `
$wgGroupPermissions['*']['read'] = false;
$wgMainCacheType = CACHE_NONE;
$wgSessionCacheType = CACHE_DB;
$wgJobRunRate = 0;
`;

/** MediaWiki: a form for name and password, then one for a code that counts once. Visitors read nothing but the form. */
export const mediawiki: RealApp = {
  name: 'MediaWiki',
  way: 'two forms one after the other: password, then a one-time password; session cookie',
  start: async (parent, publicOrigin) => {
    const place = unpack(join(parent, 'mediawiki'));
    const [password, totp] = [randomBytes(12).toString('hex'), new Secret({ size: 20 }).base32];
    install(place, publicOrigin);
    addMember(place, { password, totp });
    for (const number of numbers) write(place, number);
    const port = await findFreePort();
    const program = await runServer({
      executable: 'php',
      args: ['-S', `127.0.0.1:${port}`, '-t', place.root],
      cwd: place.root,
      env: { PHP_CLI_SERVER_WORKERS: '4' },
      port,
    });
    return {
      version: readVersion(place),
      port,
      pages: [
        ...numbers.map((number) => `/index.php?title=Note_${number}`),
        ...numbers.slice(0, 3).map((number) => `/index.php?title=Note_${number}&action=history`),
        '/index.php?title=Special:AllPages',
      ],
      signIn: () => ({
        kind: 'form',
        check: { present: '#pt-logout' },
        secret: form(publicOrigin, { password, totp }),
      }),
      secrets: () => [password, totp],
      endSessions: async () => {
        change(join(place.data, 'wikicache.sqlite'), "delete from objectcache where keyname like '%MWSession%'");
      },
      close: () => program.close(),
    };
  },
};

type Place = { readonly root: string; readonly data: string };
type Known = { readonly password: string; readonly totp: string };

/** Debian's packages, without the web server that they depend on. */
function unpack(folder: string): Place {
  mkdirSync(folder);
  runCommand('apt-get', ['download', '-q', 'mediawiki', 'mediawiki-classes'], { cwd: folder });
  for (const file of globSync('*.deb', { cwd: folder }))
    runCommand('dpkg-deb', ['-x', file, 'package'], { cwd: folder });
  const root = join(folder, 'package', 'usr', 'share', 'mediawiki');
  for (const name of ['extensions', 'images', 'LocalSettings.php']) rmSync(join(root, name));
  symlinkSync('extensions-core', join(root, 'extensions'));
  const data = join(folder, 'data');
  for (const made of [join(root, 'images'), data]) mkdirSync(made);
  return { root, data };
}

function install({ root, data }: Place, origin: string): void {
  const options = { dbtype: 'sqlite', dbpath: data, server: origin, scriptpath: '', lang: 'en' };
  const extended = { extensions: 'OATHAuth', skins: 'Vector', pass: randomBytes(12).toString('hex') };
  const args = Object.entries({ ...options, ...extended }).flatMap(([name, value]) => [`--${name}`, value]);
  runCommand('php', ['maintenance/install.php', ...args, 'Wiki', 'Admin'], { cwd: root });
  appendFileSync(join(root, 'LocalSettings.php'), settings);
}

/** Without the page on which a member would scan a code with a telephone. */
function addMember({ root, data }: Place, { password, totp }: Known): void {
  runCommand('php', ['maintenance/createAndPromote.php', 'Ada', password], { cwd: root });
  const keys = JSON.stringify({ keys: [{ secret: totp, scratch_tokens: [] }] });
  const ofAda = `select user_id, 'totp', '${keys}' from user where user_name = 'Ada'`;
  change(join(data, 'my_wiki.sqlite'), `insert into oathauth_users (id, module, data) ${ofAda}`);
}

function write({ root }: Place, number: number): void {
  const text = `== Note ${number} ==\n${`All about ${number}. `.repeat(9 + number)}\n<font color="#aaa">Pale</font>\n`;
  runCommand('php', ['maintenance/edit.php', '--user', 'Admin', `Note ${number}`], { cwd: root, input: text });
}

function readVersion({ root }: Place): string {
  return /'MW_VERSION', '([^']+)'/.exec(readFileSync(join(root, 'includes', 'Defines.php'), 'utf8'))?.[1] ?? 'unknown';
}

function change(file: string, statement: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec(statement);
  database.close();
}

function form(origin: string, { password, totp }: Known) {
  return {
    steps: [
      { do: 'goto', url: `${origin}/index.php?title=Special:UserLogin` },
      { do: 'fill', selector: '#wpName1', value: 'user' },
      { do: 'fill', selector: '#wpPassword1', value: 'password' },
      { do: 'click', selector: '#wpLoginAttempt' },
      { do: 'totp', selector: 'input[name=OATHToken]' },
      { do: 'press', selector: 'input[name=OATHToken]', key: 'Enter' },
      { do: 'wait_for', selector: '#pt-logout' },
    ],
    values: { user: 'Ada', password },
    totp,
  };
}
