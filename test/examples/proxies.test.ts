import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { whereThereIs } from '../applicable.ts';
import { readRecipe } from './read-recipes.ts';

const recipes = ['nginx.conf', 'nginx-oauth2-proxy.conf', 'Caddyfile'] as const;

describe('the recipes for reverse proxies', () => {
  it.each(recipes)('%s has a first line that starts Curbcut', (name) => {
    const command = /^#\s+(?<settings>CURBCUT_\S+(?: \S+)*) curbcut serve$/mu.exec(readRecipe(`proxies/${name}`));
    const settings = Object.fromEntries((command?.groups?.['settings'] ?? '').split(' ').map((one) => one.split('=')));

    const { access, publicUrl } = readConfig({}, settings as Record<string, string>); // pairs of texts

    expect(publicUrl?.href).toBe('https://scans.example.com/');
    expect(access?.users).toMatchObject({ header: 'remote-user' });
    expect(access?.users?.isTrusted('127.0.0.1')).toBe(true);
  });

  it.each(['nginx.conf', 'nginx-oauth2-proxy.conf'])(
    '%s replaces the user header wherever it leads to Curbcut',
    (name) => {
      const text = readRecipe(`proxies/${name}`);
      const server = text.slice(text.indexOf('server {'));
      const [before = '', ...locations] = server.split(/^ {4}location /mu);
      const replaces = /proxy_set_header Remote-User (?:""|\$\w+);/u;

      // A location with one proxy_set_header inherits none.
      const open = locations.filter(
        (one) =>
          one.includes('127.0.0.1:8080') &&
          !replaces.test(one) &&
          (one.includes('proxy_set_header') || !replaces.test(before)),
      );
      expect(open).toEqual([]);
      expect(locations.length).toBeGreaterThan(1);
    },
  );

  it('Caddyfile removes the user header before anything else', () => {
    const first = readRecipe('proxies/Caddyfile')
      .split('\n')
      .find((line) => /^\t[a-z]/u.test(line));

    expect(first).toBe('\trequest_header -Remote-User');
  });
});

describe('the syntax of the recipes', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'curbcut-proxies-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['nginx.conf', 'nginx-oauth2-proxy.conf'])('%s is accepted by nginx', whereThereIs('nginx'), (name) => {
    // Without certificates, which no test has for this name.
    const site = readRecipe(`proxies/${name}`)
      .replace('listen 443 ssl;', 'listen 8443;')
      .replaceAll(/^ *ssl_cert.*$/gmu, '');
    writeFileSync(join(folder, name), `pid ${folder}/pid; events {} http { ${site} }`);

    const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, name)], { encoding: 'utf8' });

    expect({ status, stderr: stderr.includes('test is successful') }).toEqual({ status: 0, stderr: true });
  });

  it('Caddyfile is accepted by Caddy', whereThereIs('caddy'), () => {
    const path = join(import.meta.dirname, '../../examples/proxies/Caddyfile');

    const { status } = spawnSync('caddy', ['adapt', '--config', path, '--adapter', 'caddyfile', '--validate'], {
      env: { ...process.env, HOME: folder },
    });

    expect(status).toBe(0);
  });
});
