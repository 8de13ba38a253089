import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
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
