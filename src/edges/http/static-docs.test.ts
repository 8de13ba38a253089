import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HttpApp } from './http-app.ts';
import { addStaticDocs } from './static-docs.ts';
import { addStaticUi } from './static-ui.ts';

let folder: string;
let app: HttpApp;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-docs-'));
  app = fastify();
  await addStaticUi(app, folder);
  addStaticDocs(app, join(folder, 'docs'));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function build(): Promise<void> {
  await mkdir(join(folder, 'docs', 'rules', 'image-alt'), { recursive: true });
  await writeFile(join(folder, 'docs', 'index.html'), 'start');
  await writeFile(join(folder, 'docs', '404.html'), 'unknown');
  await writeFile(join(folder, 'docs', 'style.css'), 'a{}');
  await writeFile(join(folder, 'docs', 'rules', 'image-alt', 'index.html'), 'images');
  await writeFile(join(folder, 'docs', '.hidden'), 'hidden');
  await writeFile(join(folder, 'secret'), 'secret');
}

async function ask(url: string) {
  const { statusCode, body, headers } = await app.inject({ url });
  return { statusCode, body, type: String(headers['content-type']).split(';', 1)[0] };
}

describe('the documentation that a service has', () => {
  it.each([
    ['/docs', 'start'],
    ['/docs/', 'start'],
    ['/docs/rules/image-alt', 'images'],
    ['/docs/rules/image-alt/', 'images'],
    ['/docs/search/?q=x', 'unknown'],
  ])('is at %s', async (url, body) => {
    await build();

    expect(await ask(url)).toEqual({ statusCode: body === 'unknown' ? 404 : 200, body, type: 'text/html' });
  });

  it('has its style sheet', async () => {
    await build();

    expect(await ask('/docs/style.css')).toEqual({ statusCode: 200, body: 'a{}', type: 'text/css' });
  });

  it.each([
    '/docs/rules/none',
    '/docs/rules',
    '/docs/..%2fsecret',
    '/docs/rules%2f..%2f..%2fsecret',
    '/docs/.hidden',
    '/docs/style.css/x',
    '/docs/%00',
    '/docs//etc/passwd',
  ])('shows its own page with status 404 at %s', async (url) => {
    await build();

    expect(await ask(url)).toEqual({ statusCode: 404, body: 'unknown', type: 'text/html' });
  });

  it('says how to build it where nothing was built', async () => {
    const { statusCode, body } = await ask('/docs/rules/image-alt');

    expect({ statusCode, says: body.includes('npm run docs') }).toEqual({ statusCode: 404, says: true });
  });
});
