import { hash } from 'node:crypto';

/** 16 bytes of a digest as a UUID, which both databases store and compare in that size. */
export function digestKey(text: string): string {
  return hash('sha256', text, 'hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
