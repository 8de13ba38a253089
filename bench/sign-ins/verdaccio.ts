import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { installPackage } from './npm-package.ts';
import type { RealApp } from './real-app.ts';
import { findFreePort, runServer } from './run-server.ts';

const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta'];

const config = (folder: string) => `
storage: ${join(folder, 'storage')}
auth: { htpasswd: { file: ${join(folder, 'htpasswd')} } }
security: { web: { sign: { expiresIn: 1h } } }
web: { title: Packages }
packages: { '**': { access: $authenticated, publish: $authenticated } }
log: { type: stdout, format: json, level: fatal }
`;

/** Verdaccio: an application of one page with a token in localStorage. Visitors get the same document and no packages. */
export const verdaccio: RealApp = {
  name: 'Verdaccio',
  way: 'single-page application, form, token in localStorage',
  start: async (parent, publicOrigin) => {
    const { folder, version } = installPackage(join(parent, 'verdaccio'), 'verdaccio', '6.10.4');
    const home = join(parent, 'registry');
    mkdirSync(home);
    writeFileSync(join(home, 'config.yaml'), config(home));
    const port = await findFreePort();
    const args = [
      join(folder, 'bin', 'verdaccio'),
      '--config',
      join(home, 'config.yaml'),
      '--listen',
      `127.0.0.1:${port}`,
    ];
    const run = async () => runServer({ executable: process.execPath, args, cwd: home, port });
    let program = await run();
    const password = randomBytes(12).toString('hex');
    await fill(`http://127.0.0.1:${port}`, password);
    return {
      version,
      port,
      pages: ['/', ...names.map((name) => `/-/web/detail/@team/${name}`)],
      signIn: () => ({
        kind: 'form',
        // The account button is there as long as the browser has a token, also when the server no longer accepts it.
        check: { url: `${publicOrigin}/`, present: 'text:@team/alpha' },
        secret: form(publicOrigin, password),
      }),
      secrets: () => [password],
      // Tokens are signed with a secret of the storage.
      endSessions: async () => {
        await program.close();
        const path = join(home, 'storage', '.verdaccio-db.json');
        const stored = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8')));
        writeFileSync(path, JSON.stringify({ ...stored, secret: randomBytes(16).toString('hex') }));
        program = await run();
      },
      close: () => program.close(),
    };
  },
};

async function fill(origin: string, password: string): Promise<void> {
  const put = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${origin}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`PUT ${path} was answered ${response.status}: ${await response.text()}`);
    const answer: unknown = await response.json();
    return answer;
  };
  const user = await put('/-/user/org.couchdb.user:ada', { name: 'ada', password });
  const { token } = z.object({ token: z.string() }).parse(user);
  for (const name of names) await put(`/@team%2f${name}`, describePackage(`@team/${name}`), token);
}

function describePackage(name: string) {
  const readme = `# ${name}\n\n${`All about ${name}. `.repeat(name.length)}\n\n[](https://example.com/${name})\n`;
  const file = `${name}-1.0.0.tgz`;
  const version = {
    name,
    version: '1.0.0',
    description: `Package ${name}`,
    readme,
    dist: { tarball: `http://localhost/${file}` },
  };
  const attachment = {
    content_type: 'application/octet-stream',
    data: Buffer.from(name).toString('base64'),
    length: name.length,
  };
  return {
    _id: name,
    name,
    readme,
    'dist-tags': { latest: '1.0.0' },
    versions: { '1.0.0': version },
    _attachments: { [file]: attachment },
  };
}

function form(origin: string, password: string) {
  return {
    steps: [
      { do: 'goto', url: `${origin}/` },
      { do: 'click', selector: '[data-testid="header--button-login"]' },
      { do: 'fill', selector: '#login--dialog-username', value: 'user' },
      { do: 'fill', selector: '#login--dialog-password', value: 'password' },
      { do: 'click', selector: '#login--dialog-button-submit' },
      { do: 'wait_for', selector: '#header--button-account' },
    ],
    values: { user: 'ada', password },
  };
}
