import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './npm-package.ts';
import type { RealApp } from './real-app.ts';
import { findFreePort, runServer } from './run-server.ts';

const titles = ['Plans', 'Budget', 'People', 'Minutes', 'Risks', 'Dates', 'Rooms', 'Notes'];

/** TiddlyWiki on Node: basic authentication. Its session is the password, which is changed. */
export const tiddlywiki: RealApp = {
  name: 'TiddlyWiki',
  way: 'basic authentication, password changed in between',
  start: async (parent) => {
    const { folder, version } = installPackage(join(parent, 'tiddlywiki'), 'tiddlywiki', '5.4.1');
    const wiki = join(parent, 'wiki');
    fill(wiki);
    const port = await findFreePort();
    let password = randomBytes(12).toString('hex');
    const passwords = [password];
    const run = async () => {
      const options = [`port=${port}`, 'username=ada', `password=${password}`, 'readers=(authenticated)'];
      return runServer({
        executable: process.execPath,
        args: [join(folder, 'tiddlywiki.js'), wiki, '--listen', ...options],
        cwd: wiki,
        port,
      });
    };
    let program = await run();
    return {
      version,
      port,
      pages: titles.map((title) => `/${title}`),
      signIn: () => ({ kind: 'basic', check: { present: 'h1' }, secret: { username: 'ada', password } }),
      secrets: () => passwords,
      endSessions: async () => {
        password = randomBytes(12).toString('hex');
        passwords.push(password);
        await program.close();
        program = await run();
      },
      close: () => program.close(),
    };
  },
};

function fill(wiki: string): void {
  mkdirSync(join(wiki, 'tiddlers'), { recursive: true });
  const plugins = ['tiddlywiki/tiddlyweb', 'tiddlywiki/filesystem'];
  const themes = ['tiddlywiki/vanilla', 'tiddlywiki/snowwhite'];
  writeFileSync(join(wiki, 'tiddlywiki.info'), JSON.stringify({ description: 'A wiki', plugins, themes }));
  for (const [index, title] of titles.entries()) {
    const text = `! ${title}\n\n${`All about ${title}. `.repeat(12 + index)}\n\n<img src="${title}.png">\n`;
    writeFileSync(join(wiki, 'tiddlers', `${title}.tid`), `title: ${title}\n\n${text}`);
  }
}
