import { z } from 'zod';

export const pagePathSchema = z
  .array(z.string())
  .describe('The name of the steps that lead to the page. Empty for the page as loaded.');

export function pathOfEntry(entry: string): string[] {
  return entry === '' ? [] : [entry];
}

/** Names a page for people: its URL, and the name of the steps that lead to it. */
export function namePage(url: string, path: readonly string[]): string {
  return path.length === 0 ? url : `${url} (${path.join(' › ')})`;
}
