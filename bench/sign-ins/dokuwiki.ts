import { randomBytes } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RealApp } from './real-app.ts';
import { runCommand } from './run-command.ts';
import { findFreePort, runServer } from './run-server.ts';

const numbers = [1, 2, 3, 4, 5, 6];

/**
 * DokuWiki: a form with a token, PHP sessions, and a cookie with the encrypted password. Visitors may read half of its pages, which look
 * almost the same to them: members see a sidebar there, in which something is wrong.
 */
export const dokuwiki: RealApp = {
  name: 'DokuWiki',
  way: 'form with CSRF token, session cookie, half of the pages public',
  start: async (parent, publicOrigin) => {
    const folder = join(parent, 'dokuwiki');
    const place = unpack(folder);
    const password = randomBytes(12).toString('hex');
    fill(place, password);
    const port = await findFreePort();
    const args = ['-d', `auto_prepend_file=${place.prepend}`, '-d', `session.save_path=${place.sessions}`];
    const program = await runServer({
      executable: 'php',
      args: [...args, '-S', `127.0.0.1:${port}`, '-t', place.root],
      cwd: place.root,
      env: { PHP_CLI_SERVER_WORKERS: '4' },
      port,
    });
    return {
      version: readFileSync(join(place.root, 'VERSION'), 'utf8').trim(),
      port,
      pages: [
        ...numbers.flatMap((number) => [`/doku.php?id=team:note${number}`, `/doku.php?id=public:note${number}`]),
        '/doku.php?id=team:note1&do=edit',
      ],
      signIn: () => ({
        kind: 'form',
        check: { present: 'a[href*="do=profile"]' },
        secret: form(publicOrigin, password),
      }),
      secrets: () => [password],
      // The cookie alone signs in again, so the salt that it depends on goes, too.
      endSessions: async () => {
        for (const file of [
          ...globSync(join(place.sessions, 'sess_*')),
          ...globSync(join(place.data, 'meta', '_htcookiesalt*')),
        ])
          rmSync(file, { force: true });
      },
      close: () => program.close(),
    };
  },
};

type Place = {
  readonly root: string;
  readonly conf: string;
  readonly data: string;
  readonly sessions: string;
  readonly prepend: string;
};

/** Debian's package, without the web server that it depends on. */
function unpack(folder: string): Place {
  mkdirSync(folder);
  runCommand('apt-get', ['download', '-q', 'dokuwiki'], { cwd: folder });
  const [file = ''] = globSync('dokuwiki_*.deb', { cwd: folder });
  runCommand('dpkg-deb', ['-x', file, 'package'], { cwd: folder });
  const at = (...names: readonly string[]) => join(folder, 'package', ...names);
  const [root, kept] = [at('usr/share/dokuwiki'), at('var/lib/dokuwiki')];
  for (const name of ['plugins', 'tpl']) {
    rmSync(join(root, 'lib', name));
    cpSync(join(kept, 'lib', name), join(root, 'lib', name), { recursive: true });
  }
  const sessions = join(folder, 'sessions');
  mkdirSync(sessions);
  const conf = `${at('etc/dokuwiki')}/`;
  const prepend = join(folder, 'prepend.php');
  writeFileSync(prepend, `<?php define('DOKU_MAIN_CONF', '${conf}'); define('DOKU_CONF', '${conf}');\n`);
  return { root, conf, data: join(kept, 'data'), sessions, prepend };
}

function fill({ conf, data }: Place, password: string): void {
  const php = `echo password_hash('${password}', PASSWORD_BCRYPT);`;
  const hash = runCommand('php', ['-r', php], { cwd: conf });
  for (const name of ['users.auth.php', 'acl.auth.php']) rmSync(join(conf, name), { force: true });
  writeFileSync(join(conf, 'users.auth.php'), `ada:${hash}:Ada:ada@example.com:user\n`);
  // Visitors (@ALL) read, except for the team's pages and the sidebar.
  const rules = ['* @ALL 1', '* @user 8', 'team:* @ALL 0', 'team:* @user 8', 'sidebar @ALL 0', 'sidebar @user 1'];
  writeFileSync(join(conf, 'acl.auth.php'), `${rules.join('\n')}\n`);
  const settings = {
    title: 'Wiki',
    useacl: 1,
    authtype: 'authplain',
    superuser: '@admin',
    savedir: data,
    useheading: '1',
  };
  const lines = Object.entries(settings).map(([name, value]) => `$conf['${name}'] = ${JSON.stringify(value)};`);
  writeFileSync(join(conf, 'local.php'), `<?php\n${lines.join('\n')}\n`);
  const write = (name: string, text: string) => {
    const path = join(data, 'pages', `${name}.txt`);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  };
  write('sidebar', '[[start|{{:missing.png?20}}]]\n');
  for (const number of numbers)
    for (const space of ['team', 'public'])
      write(
        `${space}/note${number}`,
        `====== Note ${number} of ${space} ======\n${`About ${space} ${number}. `.repeat(9 + number)}\n`,
      );
}

function form(origin: string, password: string) {
  return {
    steps: [
      { do: 'goto', url: `${origin}/doku.php?id=start&do=login` },
      { do: 'fill', selector: '#dw__login input[name=u]', value: 'user' },
      { do: 'fill', selector: '#dw__login input[name=p]', value: 'password' },
      { do: 'click', selector: '#dw__login button[type=submit]' },
      { do: 'wait_for', selector: 'a[href*="do=profile"]' },
    ],
    values: { user: 'ada', password },
  };
}
