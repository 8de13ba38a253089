import { once } from 'node:events';
import { readFileSync, readdirSync, realpathSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ZipEntry } from './write-zip.ts';
import { measureZip, writeZip } from './write-zip.ts';

export type BrowserMirror = {
  /** Below it is the browser of this machine. Below `/broken`, `/truncated` and `/missing` there is none. */
  readonly origin: string;
  close(): Promise<void>;
};

const folderInArchive = 'chrome-headless-shell-linux64';

/** A mirror of Playwright's downloads for Linux on x64, on loopback. Its archive contains the headless shell at `browser`. */
export async function startBrowserMirror(browser: string): Promise<BrowserMirror> {
  const server = createServer(({ url = '' }, response) => {
    if (!sendNothingUseful(response, url)) sendArchive(response, url, browser);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function sendArchive(response: ServerResponse, url: string, browser: string): void {
  // Nothing runs this program: it only has to arrive.
  const entries = url.includes('ffmpeg')
    ? [{ name: 'ffmpeg-linux', file: import.meta.filename }]
    : listBrowserFiles(browser);
  response.writeHead(200, { 'content-length': measureZip(entries) });
  Readable.from(writeZip(entries)).pipe(response);
}

/** Returns false for a URL with a browser. */
function sendNothingUseful(response: ServerResponse, url: string): boolean {
  if (url.startsWith('/missing/')) response.writeHead(404).end('not here');
  else if (url.startsWith('/broken/')) response.end(Buffer.alloc(100_000, 'no archive'));
  else if (url.startsWith('/truncated/')) {
    response.writeHead(200, { 'content-length': 200_000 });
    response.write(Buffer.alloc(100_000), () => response.destroy());
  } else return false;
  return true;
}

function listBrowserFiles(browser: string): readonly ZipEntry[] {
  const program = findProgram(realpathSync(browser));
  const folder = dirname(program);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.TOC$|VkLayer/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      file,
      name: join(folderInArchive, file === program ? 'chrome-headless-shell' : nameIn(folder, file)),
    }));
}

function nameIn(folder: string, file: string): string {
  return file.slice(folder.length + 1);
}

/** Debian's command is a script that names the program in its folder. */
function findProgram(command: string): string {
  const text = readFileSync(command).subarray(0, 4_096).toString('latin1');
  if (!text.startsWith('#!')) return command;
  const named = new RegExp(String.raw`^(\/\S+\/${basename(command)}) "\$@"`, 'm').exec(text)?.[1];
  if (named === undefined) throw new Error(`${command} is a script that names no program.`);
  return named;
}
