import { spawn } from 'node:child_process';
import { hasDisplay } from '../../../config.ts';

/** The program that opens a URL in the person's browser. */
const openers: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
};

/** Opens the URL for a person at a terminal with a display. Elsewhere, and without such a program, it does nothing. */
export function openInBrowser(url: string): void {
  const [program, ...args] = openers[process.platform] ?? [];
  if (program === undefined || !process.stdout.isTTY || !hasDisplay()) return;
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  // The address is printed, so a person can open it without such a program.
  child.once('error', () => undefined);
  child.unref();
}
