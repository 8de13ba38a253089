import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../src/engines/engines.ts';
import { createRuleCatalog } from '../../src/engines/rule-catalog.ts';
import { sourceProgram } from '../program/program.ts';
import { findUnsaid } from '../pseudo/pretend.ts';
import { Workplace } from './run-curbcut.ts';
import type { SmallSite } from './small-site.ts';
import { startSmallSite } from './small-site.ts';

const preload = join(import.meta.dirname, '../pseudo/pretend-process.ts');
/** Lines of commands in the help. */
const commands = /^(?:Usage:| +\$ ).*$/gmu;
/** Selectors, markup and the texts of rules, which have catalogs of their own. */
const examples = /^ {12}(?![⟦ ]).*$/gmu;
const page = 'https://example.com/';
/** Titles of rules have a catalog of their own, and the system has its own words. */
const others = [...[...createRuleCatalog(engines).values()].map(({ title }) => title), 'connect ECONNREFUSED'];

describe('with brackets around each text of the catalogs, a command says nothing outside of them', () => {
  let place: Workplace;
  let site: SmallSite;
  beforeAll(async () => {
    [place, site] = await Promise.all([Workplace.open(sourceProgram), startSmallSite()]);
    await writeFile(join(place.folder, 'broken.json'), '{');
    await writeFile(join(place.folder, 'unknown.json'), '{ "urls": "https://example.com/", "sitmap": true }');
    await writeFile(join(place.folder, 'urls.txt'), 'nothing');
  });
  afterAll(async () => {
    await place.close();
    await site.close();
  });

  async function run(args: readonly string[]) {
    const { out, err, code } = await place.run(args, { NODE_OPTIONS: `--import=${preload}` });
    const said = others.reduce((text, one) => text.replaceAll(one, ''), `${out}${err}`);
    return {
      code,
      isSaid: said.includes('⟦'),
      unsaid: findUnsaid(said.replaceAll(commands, '').replaceAll(examples, '')),
    };
  }

  it.each(['', 'scan', 'token'])('in its help: %s', async (command) => {
    expect(await run([command, '--help'].filter((one) => one !== ''))).toEqual({ code: 0, isSaid: true, unsaid: [] });
  });

  it.each([
    [['scan']],
    [['scan', 'example.com']],
    [['scan', page, '--only-new', '--update-baseline']],
    [['scan', page, '--format', 'x']],
    [['scan', page, '--standard', 'wcag23-aa']],
    [['scan', page, '--baseline', 'broken.json']],
    [['scan', '--config', 'unknown.json']],
    [['scan', '--list', 'urls.txt']],
    [['files', 'move']],
    [['token', 'create', 'ada', '--scope', 'x']],
  ])('about wrong usage: %j', async (args) => {
    expect(await run(args)).toEqual({ code: 2, isSaid: true, unsaid: [] });
  });

  it('about a service that is away', async () => {
    const args = ['scan', page, '--server', 'http://127.0.0.1:1'];

    expect(await run(args)).toEqual({ code: 4, isSaid: true, unsaid: [] });
  });

  it('about the state of the machine', async () => {
    expect(await run(['doctor'])).toMatchObject({ isSaid: true, unsaid: [] });
  });

  it('about what it scanned, and how that compares with a baseline', async () => {
    const known = [`${site.origin}/bad`, '--no-operate', '--no-screenshots', '--baseline', 'known.json'];

    expect(await run(['scan', ...known, '--update-baseline'])).toEqual({ code: 0, isSaid: true, unsaid: [] });
    expect(await run(['scan', ...known, '--fail-on', 'minor'])).toEqual({ code: 1, isSaid: true, unsaid: [] });
  });
});
