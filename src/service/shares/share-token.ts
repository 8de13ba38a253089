import { randomBytes } from 'node:crypto';
import { hashAccessKey } from '../../ids/access-key.ts';

const pattern = /^[\w-]{43}$/;

/** A token of 256 random bits. Only the link holds it. The database has its SHA-256. */
export function createShareToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashAccessKey(token) };
}

export function isShareToken(text: string): boolean {
  return pattern.test(text);
}
