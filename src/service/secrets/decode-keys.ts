import { readFileSync } from 'node:fs';
import type { z } from 'zod';

const keyBytes = 32;

/** The key is 64 hexadecimal digits or base64. */
export function decodeKey(text: string, context: z.RefinementCtx): Buffer {
  const given = text.trim();
  const key = Buffer.from(given, /^[0-9a-f]{64}$/i.test(given) ? 'hex' : 'base64');
  const isWhole = key.length === keyBytes && /^(?:[0-9a-f]{64}|[\w+/-]{43}=?)$/i.test(given);
  if (!isWhole) context.addIssue({ code: 'custom', message: 'must be 32 bytes in hexadecimal or base64' });
  return key;
}

/** The keys are separated by commas, spaces or line breaks. */
export function decodeKeys(text: string, context: z.RefinementCtx): readonly Buffer[] {
  return text
    .split(/[\s,]+/)
    .filter((key) => key !== '')
    .map((key) => decodeKey(key, context));
}

export function readKeyFile(path: string, context: z.RefinementCtx): Buffer {
  return decodeKey(readText(path, context), context);
}

export function readKeysFile(path: string, context: z.RefinementCtx): readonly Buffer[] {
  return decodeKeys(readText(path, context), context);
}

function readText(path: string, context: z.RefinementCtx): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a file that can be read' });
    return '';
  }
}
