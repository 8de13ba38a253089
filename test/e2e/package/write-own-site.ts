import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const program = `
import { createServer } from 'node:http';
const page = '<!doctype html><html lang="en"><title>My site</title><main><h1>My site</h1><p>Enough text to be a page.</p></main>';
createServer((request, response) => response.setHeader('content-type', 'text/html').end(page)).listen(3000);
`;

/** The repository of someone who reads the docs: `npm start` serves a page without findings on port 3000. */
export async function writeOwnSite(folder: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{"private":true,"scripts":{"start":"node site.mjs"}}');
  await writeFile(join(folder, 'site.mjs'), program);
}
